import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import type { SingleFiles } from '../schema/single-files.ts';
import { findInTexts, type TextFinding } from './find.ts';

type Row = SingleFiles['wording'][number];

/** Promises and pressure that no text may make. */
export function checkWording(content: Content): Diagnostic[] {
  return content.wording ? findInTexts(content, wordingCheck(content.wording)) : [];
}

/** Finds the phrases of `content/wording.yml` in a text. What stands in quotation marks is somebody else's promise. */
export function wordingCheck(rows: readonly Row[]): (text: string) => TextFinding[] {
  const rules = rows.flatMap((row) =>
    [...new Set(row.phrases.map(withoutAccents))].map((phrase) => ({
      row,
      pattern: patternOf(phrase),
      // Looking for the first word is much faster than the pattern, and hardly any text holds it.
      start: phrase.toLowerCase().split(/[\s*]/, 1)[0] ?? '',
    })),
  );
  return (text) => {
    const plain = withoutAccents(text).toLowerCase();
    const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) => [index, index + length] as const);
    return rules
      .filter(({ start }) => plain.includes(start))
      .flatMap(({ row, pattern }) =>
        [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({
          offset: index,
          message: message('wording.forbidden', {
            phrase: text.slice(index, index + length),
            reason: row.reason,
            instead: row.instead,
          }),
        })),
      )
      .filter(({ offset }) => !quoted.some(([start, end]) => start < offset && offset < end));
  };
}

const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»/g;

function patternOf(phrase: string): RegExp {
  const words = phrase
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*$/, '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Letter by letter, so that places stay the same. */
function withoutAccents(text: string): string {
  return text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));
}
