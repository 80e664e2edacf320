import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import { findInFields, findInProse, findInTexts, isOfSource, type TextFinding } from './find.ts';
import { allTexts } from './links.ts';
import { numberCheck } from './numbers.ts';

/** Slips of writing: a template that was not filled in, straight quotation marks in prose, numbers as another language writes them, signs in fields. */
export function checkWriting(content: Content): Diagnostic[] {
  return [
    ...unfinished(content),
    ...[...straightQuotes(content), ...foreignNumbers(content), ...signsInFields(content)].map(warning),
  ];
}

/** What every line of a template says that waits for its text (`lib/cli/new/templates`). */
const unwritten = /escreva aqui|escribe aquí/iu;

/** Only drafts may hold lines of their template. A text that cannot be read may be one. */
function unfinished(content: Content): Diagnostic[] {
  const drafts = new Set([
    ...allTexts(content).flatMap(({ doc, draft }) => (draft ? doc.file : [])),
    ...content.texts.reviews
      .filter((review) => isDraft(review) || !review.docs[review.original])
      .map(({ slug }) => contentFiles.review(slug)),
  ]);
  const find = firstOf(unwritten, () => message('writing.unfinished'));
  return [...findInTexts(content, find), ...zeros(content)].filter(({ file }) => !drafts.has(file));
}

/** The template's scores: no operator was ever given a zero. */
function zeros({ reviews, at }: Content): Diagnostic[] {
  return [...reviews].flatMap(([id, { rating, score }]) => [
    ...(rating === 0 ? [{ ...at(contentFiles.review(id), 'rating'), message: message('writing.unfinished') }] : []),
    ...(score.value === 0
      ? [{ ...at(contentFiles.review(id), 'score', 'value'), message: message('writing.unfinished') }]
      : []),
  ]);
}

function straightQuotes(content: Content): Diagnostic[] {
  const find = firstOf(/"/, () => message('writing.straightQuotes'));
  return findInProse(content, find);
}

/**
 * Markdown, components and placeholders, which only a text knows: in a field the page shows them as they are typed. Where `{name}`
 * is left, the site's name could not be read.
 */
function signsInFields(content: Content): Diagnostic[] {
  const signs = /\[[^\]]+\]\([^)\s]+\)|\*\*[^*\s][^*]*\*\*|<\/?[A-Za-z]+[\s/]*>|\{(?!name\})\s*\p{L}+\s*\}/u;
  const find = firstOf(signs, (found) => message('writing.fieldSigns', { found }));
  return findInFields(content, find);
}

/** In files of one language: `es.mdx`, `es.yml`. */
function foreignNumbers(content: Content): Diagnostic[] {
  const checks = new Map<string, ReturnType<typeof numberCheck>>(localeCodes.map((code) => [code, numberCheck(code)]));
  return findInTexts(content, (text, file, keys = []) =>
    isOfSource(keys) ? [] : (checks.get(path.parse(file).name)?.(text) ?? []),
  );
}

/** Finds where a pattern first stands in a text: one slip of a kind is reported once. */
const firstOf =
  (pattern: RegExp, say: (found: string) => Message) =>
  (text: string): TextFinding[] => {
    const match = pattern.exec(text);
    return match ? [{ offset: match.index, message: say(match[0]) }] : [];
  };
