import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf } from '@/lib/content/load/collections.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { contentFiles } from '@/lib/content/load/folders.ts';
import { readText } from '@/lib/content/load/read-text.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { addHeadingIds, headingIdsOf } from './heading-ids.ts';
import { curlQuotes } from './quotes.ts';

/**
 * Mends in place what needs no judgement: straight quotation marks in prose, headings without an id.
 * A translation takes the ids of its original.
 * @returns the files that were changed
 */
export function fixContent(root: string): string[] {
  const changed: string[] = [];
  const fix = (file: string, change: (text: string) => string): string => {
    const { text = '' } = readText(root, file);
    const fixed = change(text);
    if (fixed !== text) {
      const place = path.join(root, file);
      writeFileSync(place, withMendedLines(readFileSync(place, 'utf8'), text, fixed));
      changed.push(file);
    }
    return fixed;
  };

  const { content } = readContent(root);
  for (const { collection, entry } of entriesOf(content)) {
    const { slug, original } = entry;
    const prose = (text: string, ids: readonly string[]) => addHeadingIds(curlQuotes(text), ids);
    const ids = headingIdsOf(fix(contentFiles.text(collection, slug, original), (text) => prose(text, [])));
    for (const code of localeCodes.filter((item) => item !== original)) {
      fix(contentFiles.text(collection, slug, code), (text) => prose(text, ids));
    }
  }
  return changed;
}

/** The file as it is, but for lines that were mended: its line ends, byte order mark and letters in two signs are the writer's. */
function withMendedLines(raw: string, text: string, fixed: string): string {
  const [before, after] = [text.split('\n'), fixed.split('\n')];
  return raw
    .split(/(\r\n?|\n)/)
    .map((part, index) => {
      const mended = index % 2 === 0 ? after[index / 2] : undefined;
      return mended === undefined || mended === before[index / 2] ? part : mended;
    })
    .join('');
}
