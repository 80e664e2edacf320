import type { Heading } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { idOf } from '@/lib/content/load/mdx-anchors.ts';
import { splitHeadingId } from '@/lib/content/mdx/heading-ids.mjs';
import { applyEdits, type Edit, headingsOf } from './prose.ts';

/** The ids of a text's headings in order; empty where one has none. */
export function headingIdsOf(text: string): string[] {
  return headingsOf(text).map((heading) => splitHeadingId(plainText(heading))?.id ?? '');
}

/** Gives each heading without an id that of its counterpart in `model`, where the two texts have as many, else one of its own words. */
export function addHeadingIds(text: string, model: readonly string[]): string {
  const headings = headingsOf(text);
  const taken = new Set(headingIdsOf(text));
  const edits = headings.flatMap((heading, index): Edit[] => {
    const words = plainText(heading);
    if (heading.depth === 1 || splitHeadingId(words)) return [];
    const counterpart = model.length === headings.length ? model[index] : undefined;
    const id = counterpart && !taken.has(counterpart) ? counterpart : free(idOf(words) || 'secao', taken);
    taken.add(id);
    return [{ offset: endOfWords(heading, text), length: 0, by: ` [#${id}]` }];
  });
  return applyEdits(text, edits);
}

/** Where a heading's words end: before the signs that may close its line, and before a line of dashes that makes it a heading. */
function endOfWords({ position }: Heading, text: string): number {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const signs = text.slice(start, end).search(/\s*\n[>\s]*-+\s*$|\s+#+\s*$/);
  return signs < 0 ? end : start + signs;
}

function free(id: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
