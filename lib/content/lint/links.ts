import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { feedPath } from '../addresses.ts';
import { closest } from '../diagnostics/closest.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { type Collection, entriesOf, type Frontmatter, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import type { Doc } from '../load/mdx.ts';
import { pictureFile, pictureSize } from '../load/picture.ts';
import { isShowing } from '../schema/mdx-components.ts';

/** One text in one language, with its address. */
export interface Text {
  collection: Collection;
  locale: Locale;
  path: string;
  doc: Doc<Frontmatter>;
  draft: boolean;
}

/** Every text of every collection, in each language that it exists in, drafts included. */
export function allTexts(content: Content): Text[] {
  return entriesOf(content).flatMap(({ collection, path, entry }) =>
    localeCodes.flatMap((locale) => {
      const doc = entry.docs[locale];
      if (!doc) return [];
      return [{ collection, locale, path, doc, draft: isDraft(entry) || doc.frontmatter.draft === true }];
    }),
  );
}

/** What is wrong with a link from a page that will be published (or from a draft, which may lead to drafts). */
export type CheckLink = (link: string, from?: { locale: Locale; path: string; draft: boolean }) => Message | undefined;

/** A page that cannot be read is still a page: its address is known from its folder. */
export function linkChecker(content: Content): CheckLink {
  const entries = new Map(entriesOf(content).map(({ path, entry }) => [path, entry]));
  const terms = Object.values(content.glossary).flatMap((glossary) => glossary?.map(({ id }) => id) ?? []);

  const anchors = (address: string, locale?: Locale) => {
    const entry = entries.get(address);
    const doc = (locale && entry?.docs[locale]) ?? entry?.docs[entry.original];
    return (
      doc && [
        ...doc.body.anchors.map(({ value }) => value),
        ...(doc.body.components.some(({ value }) => isShowing('glossary', value.name)) ? terms : []),
      ]
    );
  };

  return (link, from) => {
    // Another site; what is no address at all is reported where the text is read.
    if (!/^[/#]/.test(link)) return checkAddress(link, content.site?.url);
    const [target = '', id] = link.split('#');
    if (generated.includes(target)) return undefined;
    // As a browser does, “..” goes no higher than the site's root.
    const exists = existsSync(path.join(content.root, 'public', path.posix.normalize(target)));
    if (/\.[a-z0-9]+$/.test(target) && (exists || !isHtml.test(target))) {
      if (encodeURI(target) !== target) return message('links.publicName', { file: target });
      if (!exists) return message('links.noPublicFile', { file: target });
      return pictureFile.test(target) && !pictureSize(content.root, target)
        ? message('links.noPictureSize', { file: target })
        : undefined;
    }
    const address = target || from?.path || '';
    const entry = entries.get(address);
    if (!entry)
      return message('references.noPage', {
        path: address,
        near: nearest(plainPath(address), entries.keys()) ?? 'none',
      });
    if (isDraft(entry) && !from?.draft) return message('references.draftPage', { path: address });
    const known = id && anchors(address, from?.locale);
    return known && !known.includes(id)
      ? message('links.noAnchor', { id, page: address, near: closest(id, known) ?? 'none' })
      : undefined;
  };
}

/** Files that the build makes. */
const generated: readonly string[] = [feedPath, '/sitemap.xml', '/robots.txt'];

const isHtml = /(\/index)?\.html?$/;

/** A whole address of this site: it would not follow when the domain changes, and leads out of the reader's language. */
function checkAddress(link: string, own: string | undefined): Message | undefined {
  if (!URL.canParse(link)) return undefined;
  const { origin, pathname, hash } = new URL(link);
  return origin.replace('//www.', '//') === own?.replace('//www.', '//')
    ? message('links.ownAddress', { path: plainPath(pathname) + hash })
    : undefined;
}

/** An address as texts write it: without its language, an ending or a slash at the end. */
function plainPath(address: string): string {
  const language = new RegExp(`^/(${localeCodes.join('|')})(?=/|$)`);
  return address.replace(language, '').replace(isHtml, '').replace(/\/$/, '') || '/';
}

/** A page of nearly this address, or one that ends in the same name. */
export function nearest(address: string, known: Iterable<string>): string | undefined {
  const all = [...known];
  const name = address.split('/').filter(Boolean).at(-1) ?? '';
  return closest(address, all) ?? (name.length > 3 ? all.find((item) => item.includes(name)) : undefined);
}
