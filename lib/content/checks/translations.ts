import { localizedPath } from '@/lib/i18n/urls.ts';
import { isDraft } from '../collections.ts';
import type { Content } from '../content.ts';
import type { Fault } from '../faults.ts';
import { fieldsOf } from '../fields-of.ts';
import type { Doc, Located } from '../mdx.ts';
import type { MdxComponentName } from '../mdx-components.ts';
import type { Component } from '../mdx-props.ts';
import { say } from '../sentences/index.ts';
import { translationTable } from '../translations.ts';
import { UNTRANSLATED } from '../version.ts';

/**
 * Translations that do not say what they were made from, and those that are not made as their original is. What is stale is
 * passed over: its original has gone on, and the page says so.
 */
export function checkTranslations(content: Content): Fault[] {
  return translationTable(content).flatMap(({ entry, path, languages }) =>
    languages.flatMap(({ locale, freshness }) => {
      const original = entry.docs[entry.original];
      const translation = entry.docs[locale];
      if (!original || !translation || isDraft(entry) || translation.frontmatter.draft) return [];
      if (freshness === 'unknown') {
        return [{ ...content.at(translation.file, 'updated'), says: say.notStamped(localizedPath(path, locale)) }];
      }
      if (freshness !== 'current') return [];
      return [compareFields, compareParts, sameWords].flatMap((compare) => compare(translation, original, content));
    }),
  );
}

type Compare = (translation: Doc<object>, original: Doc<object>, content: Content) => Fault[];

/** Every field of the original, and as many entries in each list. */
const compareFields: Compare = ({ file, frontmatter }, original, { at }) =>
  Object.entries(original.frontmatter).flatMap(([field, theirs]) => {
    if (UNTRANSLATED.includes(field)) return [];
    const ours = (frontmatter as Record<string, unknown>)[field];
    if (ours === undefined) return [{ ...at(file, 'title'), says: say.fieldLeftOut(field, original.file) }];
    if (!Array.isArray(ours) || !Array.isArray(theirs) || ours.length === theirs.length) return [];
    return [{ ...at(file, field), says: say.otherCount(field, ours.length, theirs.length, original.file) }];
  });

/** What stays as it is in every language: an id that links lead to, or a component with its numbers. */
interface Part {
  kind: '#' | MdxComponentName;
  key: string;
  shown: string;
}

/** Props of a component that are in a language, at any depth. */
const WORDS = ['title', 'intro', 'eyebrow', 'label', 'action', 'name', 'lang'];

function partsOf({ body }: Doc<object>): Located<Part>[] {
  const component = ({ name, props }: Component): Part => ({
    kind: name,
    key: name + JSON.stringify(props, (key, value) => (WORDS.includes(key) ? undefined : value)),
    shown: `<${name}${named(props)}>`,
  });
  return [
    ...body.anchors.map((place) => ({
      ...place,
      value: { kind: '#', key: place.value, shown: `#${place.value}` } as const,
    })),
    ...body.components.map((place) => ({ ...place, value: component(place.value) })),
  ];
}

/** The prop that tells a component from others of its kind: `<Term id="odd">`, `<Calc formula="profit">`. */
function named(props: Component['props']): string {
  const [prop] = ['id', 'formula', 'kind'].filter((name) => typeof props[name] === 'string');
  return prop ? ` ${prop}="${props[prop]}"` : '';
}

/** The same parts, in any order: sentences put theirs where their language wants them. */
const compareParts: Compare = (translation, original) => {
  const missing = partsOf(original);
  /** The first part of the original that is like this one, and that none before was like. */
  const take = (like: (part: Part) => boolean) => {
    const index = missing.findIndex(({ value }) => like(value));
    return index < 0 ? undefined : missing.splice(index, 1)[0];
  };
  const { file } = translation;
  const place = ({ line }: Located<Part>) => `${original.file}:${line}`;
  const others = partsOf(translation).filter(({ value }) => !take(({ key }) => key === value.key));
  return [
    ...others.map(({ value: { kind, shown }, line, column }) => {
      const theirs = take((part) => part.kind === kind);
      return {
        file,
        line,
        column,
        says: theirs ? say.partDiffers(shown, theirs.value.shown, place(theirs)) : say.partAdded(shown),
      };
    }),
    ...missing.map((part) => ({ file, says: say.partLeftOut(part.value.shown, place(part)) })),
  ];
};

/** Paragraphs and fields that nobody translated. Names and numbers may well be the same. */
const sameWords: Compare = (translation, original, content) => {
  const theirs = new Set(sentencesOf(original, content).map(({ text }) => text));
  return sentencesOf(translation, content)
    .filter(({ text }) => theirs.has(text))
    .map(({ place }) => ({ ...place(), says: say.notTranslated() }));
};

function sentencesOf({ file, frontmatter }: Doc<object>, { prose, at }: Content) {
  const fields = [...fieldsOf(frontmatter)]
    // Sources keep the titles that they were published under.
    .filter(({ keys }) => keys[0] !== 'sources')
    .map(({ text, keys }) => ({ text, place: () => at(file, ...keys) }));
  const blocks = (prose.get(file) ?? []).map((block) => ({
    text: block.map(({ value }) => value).join(''),
    place: () => ({ file, line: block[0]?.line, column: block[0]?.column }),
  }));
  return [...fields, ...blocks].filter(({ text }) => isSentence(text));
}

const isSentence = (text: string) => text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length >= 4;
