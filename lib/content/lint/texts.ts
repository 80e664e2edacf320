import { defaultLocale } from '@/lib/i18n/locales.ts';
import { places, termPath } from '../addresses.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { collections } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { Located } from '../load/mdx.ts';
import { componentId, idOf } from '../load/mdx-anchors.ts';
import type { Component } from '../load/mdx-props.ts';
import { mdxComponents } from '../schema/mdx-components.ts';
import { allTexts, type CheckLink, type Text } from './links.ts';
import { isReservedId } from './reserved-ids.ts';

/** Rules for texts: authors, titles, and links and components that need something elsewhere. */
export function checkTexts(content: Content, checkLink: CheckLink): Diagnostic[] {
  const texts = allTexts(content);
  const fixed = [...places, ...firstTerm(content)];
  return texts.flatMap((text) => {
    const { file, body } = text.doc;
    const placed = [
      ...body.components.map((item) => ({ ...item, message: checkComponent(item, text, content) })),
      ...placedTwice(body.components),
      ...body.anchors.map((item) => ({ ...item, message: checkAnchor(item, text) })),
      ...body.links.map((item) => ({ ...item, message: checkLink(item.value, text) })),
    ];
    return [
      ...checkFrontmatter(text, texts, content),
      ...(body.words === 0 && body.components.length === 0 ? [{ file, message: message('texts.noWords') }] : []),
      ...fixed
        .filter((place) => place.startsWith(`${text.path}#`) && checkLink(place, text))
        .map((place) => ({ file, message: message('texts.lostPlace', { place }) })),
      ...placed.flatMap(({ line, column, message }) => (message ? [{ file, line, column, message }] : [])),
    ];
  });
}

/** Where the tooltip of a `<Term>` leads. The first term stands for all: they are lost together. */
const firstTerm = ({ glossary }: Content) => (glossary[defaultLocale] ?? []).slice(0, 1).map(({ id }) => termPath(id));

/**
 * What stands twice on a page and may only once: what the table of components says, and a figure of the same props: as a drawing it
 * would have the same id, as a table it says nothing new.
 */
function* placedTwice(components: readonly Located<Component>[]): Generator<Located<Component> & { message: Message }> {
  const seen = new Set<string>();
  for (const item of components) {
    const { name, props } = item.value;
    const { children, place } = mdxComponents[name];
    if (!place.once && (place.inline || children === 'required')) continue;
    const key = place.once === true ? name : `${name} ${place.once ? props.id : JSON.stringify(props)}`;
    const of =
      name === 'Term' ? message('texts.termTwice', { id: String(props.id) }) : message('texts.placedTwice', { name });
    if (seen.has(key)) yield { ...item, message: of };
    seen.add(key);
  }
}

/** No id in a text may be one that the page makes by itself, but for those of its own `<Criterion>`s. */
function checkAnchor({ value }: Located<string>, { collection, doc }: Text): Message | undefined {
  const isCriterion = doc.body.components.some(
    ({ value: component }) => component.name === 'Criterion' && componentId(component) === value,
  );
  return !isCriterion && isReservedId(value, collection) ? message('mdx.reservedId', { id: value }) : undefined;
}

function* checkFrontmatter(
  { doc: { file, frontmatter }, locale }: Text,
  texts: readonly Text[],
  { site, at }: Content,
): Generator<Diagnostic> {
  const { author } = frontmatter;
  if (site && author && !Object.hasOwn(site.authors, author)) {
    const known = Object.keys(site.authors);
    yield { ...at(file, 'author'), message: message('texts.noAuthor', { id: author, known }) };
  }
  const others = texts.filter((other) => other.locale === locale && other.doc.file !== file);
  for (const field of ['title', 'description'] as const) {
    const twin = others.find(({ doc }) => doc.frontmatter[field] === frontmatter[field]);
    if (twin) yield { ...at(file, field), message: message('texts.sameField', { field, file: twin.doc.file }) };
  }
}

function checkComponent(
  { value: { name, props } }: Located<Component>,
  { doc: { file }, locale }: Text,
  { glossary, site, countries }: Content,
): Message | undefined {
  const { collection } = mdxComponents[name].place;
  if (collection && !file.startsWith(collections[collection].folder)) {
    return message('texts.wrongCollection', { name, folder: collections[collection].folder });
  }
  const terms = glossary[defaultLocale]?.map(({ id }) => id);
  if (name === 'Term' && terms && !terms.includes(String(props.id))) {
    const id = String(props.id);
    // Ids are the same in every language: who translated one meant that of the word.
    const translated = glossary[locale]?.find(({ term }) => `${idOf(term)}-`.startsWith(`${id}-`))?.id;
    return message('references.noTerm', {
      id,
      near: translated ?? closest(id, terms) ?? 'none',
      file: contentFiles.glossary(defaultLocale),
    });
  }
  const known = countries?.countries.map(({ id }) => id);
  if (name === 'LawNotice' && known && !known.includes(String(props.country))) {
    return message('references.noCountry', {
      id: String(props.country),
      near: closest(String(props.country), known) ?? 'none',
      known,
    });
  }
  const banners = site && Object.keys(site.banners.ids);
  if (name === 'Banner' && banners && !banners.includes(String(props.id))) {
    return message('references.noBanner', { id: String(props.id), known: banners });
  }
  return undefined;
}
