import { textsOf } from '@/lib/content/load/mdx-body.ts';
import { applyEdits, blocksOf, type Edit } from './prose.ts';

/** Straight quotation marks and apostrophes in prose become “typographic” ones. Code, components and frontmatter stay. */
export function curlQuotes(text: string): string {
  const edits = blocksOf(text).flatMap((block): Edit[] => {
    const found: Edit[] = [];
    for (const { position } of textsOf(block)) {
      const start = position?.start.offset ?? 0;
      const source = text.slice(start, position?.end.offset ?? start);
      for (const { index, 0: sign } of source.matchAll(/(?<!\\)"|(?<=\p{L})'(?=\p{L})/gu)) {
        const opens = /^[\s([{“—–/*_>|]?$/.test(text.charAt(start + index - 1));
        found.push({ offset: start + index, length: 1, by: sign === "'" ? '’' : opens ? '“' : '”' });
      }
    }
    // Where marks do not pair up, somebody has to look.
    const marks = found.filter(({ by }) => by !== '’').map(({ by }) => by);
    return marks.every((mark, index) => mark === (index % 2 === 0 ? '“' : '”')) && marks.length % 2 === 0
      ? found
      : found.filter(({ by }) => by === '’');
  });
  return applyEdits(text, edits);
}
