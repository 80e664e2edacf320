import { deserialize, serialize } from 'node:v8';
import { cacheFile } from '@/lib/cache-file.ts';
import { contentVersion } from '@/lib/content-version.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { currentDay } from '@/lib/today.ts';
import { ContentError, type Diagnostic, isError } from './diagnostics/diagnostics.ts';
import { checkContent } from './lint/index.ts';
import { assemble, type Catalogue, type GuideArticle } from './load/assemble.ts';
import type { Entry } from './load/collections.ts';
import { readContent } from './load/content.ts';
import { versionOf } from './load/folder-version.ts';
import type { Doc } from './load/mdx.ts';

export type { Catalogue, GuideArticle, Review } from './load/assemble.ts';
export type {
  BlogFrontmatter,
  Collection,
  Entry,
  GuideFrontmatter,
  PageFrontmatter,
  ReviewFrontmatter,
} from './load/collections.ts';
export { collections } from './load/collections.ts';

/**
 * Reads and checks all content. Drafts are checked like everything else.
 * @param options.drafts whether texts marked `draft: true` are part of the result
 * @param options.today `YYYY-MM-DD`; default: today; later dates are reported
 * @returns the catalogue where no error was found, and every diagnostic
 */
export function readCatalogue(
  root: string,
  { drafts, today = currentDay() }: { drafts: boolean; today?: string },
): { catalogue?: Catalogue; diagnostics: Diagnostic[] } {
  const { content, diagnostics: broken } = readContent(root);
  const diagnostics = [...broken, ...checkContent(content, today)];
  return { catalogue: diagnostics.some(isError) ? undefined : assemble(content, drafts), diagnostics };
}

let cached: { catalogue: Catalogue; contentVersion: string } | undefined;

/** All content, checked; read once per process, and anew after an edit in `next dev`. @throws ContentError listing every problem of the content */
export function catalogue(): Catalogue {
  if (cached?.contentVersion === contentVersion) return cached.catalogue;
  const read = keptOrRead();
  cached = { catalogue: read, contentVersion };
  return read;
}

/** What another process of this build, or one that found the same files on the same day, has read; else what this one reads. */
function keptOrRead(): Catalogue {
  const root = process.cwd();
  // It shows drafts, and may still run other code than the one on the disk.
  if (process.env.NODE_ENV === 'development') return readOrThrow(root, { drafts: true });
  const build = process.env.CONTENT_BUILD;
  const version = () => build ?? `${versionOf(root, ['lib', 'content', 'messages', 'public'])} ${currentDay()}`;
  const found = version();
  const kept = cacheFile(['catalogue', build ? 'build' : 'files'], found);
  const before = kept.read((bytes) => deserialize(bytes) as Catalogue);
  if (before) return before;
  const read = readOrThrow(root, { drafts: false });
  // Not where a file was saved meanwhile.
  if (version() === found) kept.write(serialize(read));
  return read;
}

function readOrThrow(root: string, options: { drafts: boolean }): Catalogue {
  const { catalogue: read, diagnostics } = readCatalogue(root, options);
  if (!read) throw new ContentError(diagnostics.filter(isError));
  return read;
}

type TextOf<E> = E extends Entry<infer F> ? Doc<F> : never;

/**
 * The text of an entry for a reader of `locale`: the translation where there is one, else the original.
 * @throws Error where the original is missing; the content check finds that first
 */
export function docFor<E extends Entry<unknown>>(entry: E, locale: Locale): { locale: Locale; doc: TextOf<E> } {
  const docs = entry.docs as Partial<Record<Locale, TextOf<E>>>;
  const translated = docs[locale];
  if (translated) return { locale, doc: translated };
  const original = docs[entry.original];
  if (!original) throw new Error(`${entry.slug} has no text in its original language ${entry.original}`);
  return { locale: entry.original, doc: original };
}

/**
 * What a list says of an article to a reader of `locale`, and in which language: the article's own title and description where it
 * is written in that language, else those of its card, else the original's.
 */
export function cardOf(article: GuideArticle, locale: Locale): { title: string; description: string; locale: Locale } {
  const { locale: textLocale, doc } = docFor(article, locale);
  const card = textLocale === locale ? undefined : article.card?.[locale];
  const { title, description } = card ?? doc.frontmatter;
  return { title, description, locale: card ? locale : textLocale };
}

/** The name of an author (key of `authors` in `content/site.yml`) in a language, else in the default one. */
export function authorName(id: string, locale: Locale): string {
  const name = catalogue().site.authors[id]?.name;
  return name ? inLanguage(name, locale) : id;
}
