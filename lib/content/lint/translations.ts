import { formatNumber } from '@/lib/i18n/format.ts';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { collections, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { Blocks, Doc, Located, Prose } from '../load/mdx.ts';
import type { Component } from '../load/mdx-props.ts';
import { textFields } from '../load/text-fields.ts';
import { SHARED, UNTRANSLATED } from '../load/text-version.ts';
import { regions } from '../schema/fields.ts';
import type { MdxComponentName } from '../schema/mdx-components.ts';
import { translationTable } from '../translations.ts';
import { dataOf, isOfSource } from './find.ts';

/**
 * Translations that do not say what they were made from, and those that are not made as their original is. Stale translations
 * are skipped: the page already tells readers that it is behind its original.
 */
export function checkTranslations(content: Content): Diagnostic[] {
  return [...fieldsUntranslated(content), ...markedOriginals(content), ...translatedTexts(content)];
}

/**
 * Fields of a YAML file that another of its languages lacks: pages in it would show Portuguese. Not of `site.yml`: authors' names are
 * the same in every language.
 */
function fieldsUntranslated(content: Content): Diagnostic[] {
  return [...dataOf(content)].flatMap(([file, data]) => {
    if (!file.endsWith('.yml') || file === contentFiles.site) return [];
    const fields = [...textFields(data)].map(({ keys }) => keys);
    const written = new Set(fields.map((keys) => keys.join('.')));
    const languages = localeCodes.filter((code) => fields.some((keys) => keys.at(-1) === code));
    return fields
      .filter((keys) => keys.at(-1) === defaultLocale)
      .flatMap((keys) =>
        languages
          .filter((code) => !written.has([...keys.slice(0, -1), code].join('.')))
          .map((language) =>
            warning({ ...content.at(file, ...keys), message: message('translations.languageMissing', { language }) }),
          ),
      );
  });
}

/** Originals that have `translationOf`, the mark of a translation. */
function markedOriginals(content: Content): Diagnostic[] {
  return translationTable(content).flatMap(({ entry }) => {
    const original = entry.docs[entry.original];
    return original?.frontmatter.translationOf
      ? [
          warning({
            ...content.at(original.file, 'translationOf'),
            message: message('translations.markedOriginal'),
          }),
        ]
      : [];
  });
}

function translatedTexts(content: Content): Diagnostic[] {
  return translationTable(content).flatMap(({ entry, path, languages }) =>
    languages.flatMap(({ locale, freshness }) => {
      const original = entry.docs[entry.original];
      const translation = entry.docs[locale];
      if (!original || !translation || isDraft(entry) || translation.frontmatter.draft) return [];
      if (freshness === 'unknown') {
        return [
          {
            ...content.at(translation.file, 'updated'),
            message: message('translations.noVersion', { address: localizedPath(path, locale) }),
          },
        ];
      }
      if (freshness !== 'current') return [];
      return [
        compareFields,
        compareParts,
        compareBlocks,
        compareLinks,
        compareNumbers,
        sameWords,
        portugueseLeft,
        compareTerms,
      ].flatMap((compare) => compare(translation, original, content));
    }),
  );
}

type Compare = (translation: Doc<object>, original: Doc<object>, content: Content) => Diagnostic[];

/**
 * Every field of the original, and as many entries in each list. What all languages of the page share is the same;
 * `npm run i18n:status -- --write` copies it.
 */
const compareFields: Compare = ({ file, frontmatter }, original, { at }) =>
  Object.entries(original.frontmatter).flatMap(([field, theirs]) => {
    const ours = (frontmatter as Record<string, unknown>)[field];
    if (SHARED.includes(field) && ours !== theirs) {
      const values = { field, found: String(ours), wanted: String(theirs), file: original.file };
      return [warning({ ...at(file, field), message: message('translations.otherValue', values) })];
    }
    if (UNTRANSLATED.includes(field)) return [];
    if (ours === undefined)
      return [{ ...at(file, 'title'), message: message('translations.fieldLeftOut', { field, file: original.file }) }];
    if (!Array.isArray(ours) || !Array.isArray(theirs) || ours.length === theirs.length) return [];
    const values = { field, count: ours.length, original: theirs.length, file: original.file };
    return [{ ...at(file, field), message: message('translations.otherCount', values) }];
  });

/** What stays as it is in every language: an id that links lead to, or a component with its numbers. */
interface Part {
  kind: '#' | MdxComponentName;
  key: string;
  shown: string;
}

/** Props of a component that are translated, at any depth. */
const WORDS = ['title', 'intro', 'eyebrow', 'label', 'action', 'name', 'lang'];

function partsOf({ body }: Doc<object>): Located<Part>[] {
  const component = (found: Component): Part => ({
    kind: found.name,
    key: found.name + JSON.stringify(found.props, (key, value) => (WORDS.includes(key) ? undefined : value)),
    shown: tagOf(found),
  });
  return [
    ...body.anchors.map((place) => ({
      ...place,
      value: { kind: '#', key: place.value, shown: `#${place.value}` } as const,
    })),
    ...body.components.map((place) => ({ ...place, value: component(place.value) })),
  ];
}

/** A component as it is written, without what is translated; a long one by its beginning. */
function tagOf({ name, props }: Component): string {
  const written = Object.entries(props)
    .filter(([prop]) => !WORDS.includes(prop))
    .map(([prop, value]) => ` ${prop}=${typeof value === 'string' ? `"${value}"` : `{${JSON.stringify(value)}}`}`)
    .join('');
  return written.length > 80 ? `<${name}${written.slice(0, 80)}…>` : `<${name}${written}>`;
}

/** The same parts, in any order: each language arranges its sentences in its own way. */
const compareParts: Compare = (translation, original) => {
  const { file } = translation;
  const missing = partsOf(original);
  const place = ({ line }: Located<Part>) => `${original.file}:${line}`;
  const others = partsOf(translation).filter(({ value: { key } }) => !take(missing, (part) => part.key === key));
  return [
    ...others.map(({ value: { kind, shown }, line, column }) => {
      const theirs = take(missing, (part) => part.kind === kind);
      return {
        file,
        line,
        column,
        message: theirs
          ? message('translations.partDiffers', { part: shown, original: theirs.value.shown, place: place(theirs) })
          : message('translations.partAdded', { part: shown }),
      };
    }),
    ...missing.map((part) => ({
      file,
      message: message('translations.partLeftOut', { part: part.value.shown, place: place(part) }),
    })),
  ];
};

/** Takes the first item that is like that out of a list. */
function take<T>(list: Located<T>[], isLike: (value: T) => boolean): Located<T> | undefined {
  const index = list.findIndex(({ value }) => isLike(value));
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/** As many paragraphs, list items, table rows and filled cells under each heading, or more: readers elsewhere may need a word more. */
const compareBlocks: Compare = ({ file, body }, original) =>
  Object.entries(original.body.blocks).flatMap(([anchor, theirs]) => {
    const ours = body.blocks[anchor];
    const lacks = (kind: keyof Blocks) => (ours?.[kind] ?? 0) < theirs[kind];
    return (
      (Object.keys(theirs) as (keyof Blocks)[])
        .filter(lacks)
        // A row that is left out takes its cells along.
        .filter((kind) => kind !== 'tableCell' || !lacks('tableRow'))
        .map((kind) => ({
          file,
          line: body.anchors.find(({ value }) => value === anchor)?.line,
          message: message('translations.blocksLeftOut', {
            kind,
            anchor: anchor || 'none',
            count: ours?.[kind] ?? 0,
            original: theirs[kind],
          }),
        }))
    );
  });

/** The links of the original. One more is worth a look, unless it leads readers elsewhere to their own law or help. */
const compareLinks: Compare = ({ file, body }, original, content) => {
  const missing = [...original.body.links];
  const expected = pagesOfCountries(content);
  const added = body.links.filter(({ value }) => !take(missing, (link) => link === value));
  return [
    ...missing.map(({ value, line }) => ({
      file,
      message: message('translations.linkLeftOut', { target: value, place: `${original.file}:${line}` }),
    })),
    ...added
      .filter(({ value }) => !expected.includes(value.replace(/#.*/, '')))
      .map(({ value, line, column }) =>
        warning({ file, line, column, message: message('translations.linkAdded', { target: value }) }),
      ),
  ];
};

/** Where readers of each country find its law and help: the pages of the regions, and that of the help lines. */
function pagesOfCountries({ texts }: Content): string[] {
  const help = texts.pages.filter(({ docs, original }) =>
    docs[original]?.body.components.some(({ value }) => value.name === 'HelpLines'),
  );
  return [...regions, ...help.map(({ slug }) => slug)].map(collections.pages.path);
}

/** Numbers typed in the original that the translation does not have, however it writes them. */
const compareNumbers: Compare = ({ file }, original, { prose }) => {
  const ours = numbersIn(prose.get(file) ?? [], file);
  return [...numbersIn(prose.get(original.file) ?? [], original.file)]
    .filter(([number]) => !ours.has(number))
    .map(([number, { shown, line }]) =>
      warning({
        file,
        message: message('translations.numberLeftOut', { shown, number, place: `${original.file}:${line}` }),
      }),
    );
};

/** The numbers of 10 and more, or with decimals, in the prose of a file, “60 mil” as 60,000: smaller ones may well be words. */
function numbersIn(blocks: readonly Prose[], file: string): Map<number, { shown: string; line: number }> {
  const decimal = formatNumber(1.5, localeOf(file)).includes(',') ? ',' : '.';
  const found = new Map<number, { shown: string; line: number }>();
  for (const { value, line } of blocks.flat()) {
    for (const [shown, digits = '', thousands] of value.matchAll(/(\d+(?:[.,]\d+)*)(\smil(?!\p{L}))?/gu)) {
      const [whole = '', fraction] = digits.split(decimal);
      const number = Number([whole.replace(/[.,]/g, ''), fraction ?? '0'].join('.')) * (thousands ? 1000 : 1);
      if (number >= 10 || !Number.isInteger(number)) found.set(number, { shown, line });
    }
  }
  return found;
}

const localeOf = (file: string) => localeCodes.find((code) => file.endsWith(`/${code}.mdx`)) ?? defaultLocale;

/**
 * Words that neither Spanish nor English has: those with letters of Portuguese, and some without; not the “com” of a domain. Three of
 * them in one sentence are more than a name.
 */
const PORTUGUESE =
  /(?<![\p{L}.])(?:\p{Ll}*[ãõçàâêô]\p{Ll}*|uma?|com|em|aos?|é|isso|isto|mais|já|só|foi|até|quem|quando|ou|seu|sua|ele|ela|sem|mesmo|pode|tem|muito|nem|há|nas?)(?!\p{L}|\.\p{L})/gu;

/** The languages that have none of those words: French has many. */
const WITHOUT_PORTUGUESE: readonly Locale[] = ['es', 'en'];

/** What stands between the capitals of a name: “Casa em Brasília”. */
const IN_NAMES = /(?<=\p{Lu}\p{L}*\s)\p{Ll}{1,4}(?=\s\p{Lu})/gu;

const portugueseLeft: Compare = (translation, _, content) =>
  !WITHOUT_PORTUGUESE.includes(localeOf(translation.file))
    ? []
    : sentencesOf(translation, content)
        // Quoted, it is meant to be Portuguese.
        .filter(({ text }) =>
          text
            .replace(/“[^”]*”/g, '')
            .replace(IN_NAMES, '')
            .split(/[.:;!?]\s/)
            // A capital at the start of a sentence makes no name.
            .map((sentence) => sentence.replace(/^\P{L}*\p{Lu}/u, (start) => start.toLowerCase()))
            .some((sentence) => new Set(sentence.match(PORTUGUESE)).size >= 3),
        )
        .map(({ place }) => ({ ...place(), message: message('translations.portugueseLeft') }));

/** A `<Term>` on other words than the glossary's, inflected or not: its tooltip would explain another word. */
const compareTerms: Compare = ({ file, body }, _, { glossary }) =>
  body.components.flatMap(({ value: { name, props, words = '' }, line, column }) => {
    const term = name === 'Term' && glossary[localeOf(file)]?.find(({ id }) => id === props.id)?.term;
    if (
      !term ||
      stems(words).some((stem) => stems(term).some((other) => stem.startsWith(other) || other.startsWith(stem)))
    )
      return [];
    return [warning({ file, line, column, message: message('translations.otherTerm', { label: words, term }) })];
  });

/** The beginnings of a text's words, without accents: what inflection leaves of them. */
const stems = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, 4));

/** Paragraphs and fields that nobody translated. Names and numbers may well be the same. */
const sameWords: Compare = (translation, original, content) => {
  const theirs = new Set(sentencesOf(original, content).map(({ text }) => text));
  return sentencesOf(translation, content)
    .filter(({ text }) => theirs.has(text))
    .map(({ place }) => ({ ...place(), message: message('translations.notTranslated') }));
};

function sentencesOf({ file, frontmatter }: Doc<object>, { prose, at }: Content) {
  const fields = [...textFields(frontmatter)]
    .filter(({ keys }) => !isOfSource(keys))
    .map(({ text, keys }) => ({ text, place: () => at(file, ...keys) }));
  const blocks = (prose.get(file) ?? []).map((block) => ({
    text: block.map(({ value }) => value).join(''),
    place: () => ({ file, line: block[0]?.line, column: block[0]?.column }),
  }));
  return [...fields, ...blocks].filter(({ text }) => isSentence(text));
}

const isSentence = (text: string) => text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length >= 4;
