import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { findInFields, findInTexts, inBlock, isOfSource } from './find.ts';
import { numberCheck } from './numbers.ts';
import { allTexts } from './pages.ts';

/** Slips of writing: a template that was not filled in, straight quotation marks in prose, numbers as another language writes them, signs in fields. */
export function checkWriting(content: Content): Diagnostic[] {
  return [
    ...unfinished(content),
    ...[...straightQuotes(content), ...foreignNumbers(content), ...signsInFields(content)].map(warning),
  ];
}

/** What every line of a template says that waits for its text (`lib/cli/new/templates`). */
const unwritten = /escreva aqui|escribe aquí/giu;

/** A draft may hold lines of its template, whatever is published may not. What cannot be read does not say whether it is one. */
function unfinished(content: Content): Diagnostic[] {
  const drafts = new Set([
    ...allTexts(content).flatMap(({ doc, draft }) => (draft ? doc.file : [])),
    ...content.texts.reviews
      .filter((review) => isDraft(review) || !review.docs[review.original])
      .map(({ slug }) => files.review(slug)),
  ]);
  const find = (text: string) =>
    Array.from(text.matchAll(unwritten), ({ index }) => ({ offset: index, message: message('mdx.unfinished') })).slice(
      0,
      1,
    );
  return [...findInTexts(content, find), ...zeros(content)].filter(({ file }) => !drafts.has(file));
}

/** The template's scores: no operator was ever given a zero. */
function zeros({ reviews, at }: Content): Diagnostic[] {
  return [...reviews].flatMap(([id, { rating, score }]) => [
    ...(rating === 0 ? [{ ...at(files.review(id), 'rating'), message: message('mdx.unfinished') }] : []),
    ...(score.value === 0 ? [{ ...at(files.review(id), 'score', 'value'), message: message('mdx.unfinished') }] : []),
  ]);
}

function straightQuotes({ prose }: Content): Diagnostic[] {
  const find = (text: string) =>
    Array.from(text.matchAll(/"/g), ({ index }) => ({ offset: index, message: message('mdx.straightQuotes') })).slice(
      0,
      1,
    );
  return [...prose].flatMap(([file, blocks]) => blocks.flatMap((block) => inBlock(file, block, find)));
}

/** Markdown, components and placeholders, which only a text knows: in a field the page shows them as they are typed. */
function signsInFields(content: Content): Diagnostic[] {
  const signs = /\[[^\]]+\]\([^)\s]+\)|\*\*[^*\s][^*]*\*\*|<\/?[A-Za-z]+[\s/]*>|\{\s*\p{L}+\s*\}/gu;
  return findInFields(content, (text) =>
    Array.from(text.matchAll(signs), ({ index, 0: found }) => ({
      offset: index,
      message: message('mdx.fieldSigns', { found }),
    })).slice(0, 1),
  );
}

/** In files of one language: `es.mdx`, `es.yml`. */
function foreignNumbers(content: Content): Diagnostic[] {
  const checks = new Map<string, ReturnType<typeof numberCheck>>(localeCodes.map((code) => [code, numberCheck(code)]));
  return findInTexts(content, (text, file, keys = []) =>
    isOfSource(keys) ? [] : (checks.get(path.parse(file).name)?.(text) ?? []),
  );
}
