import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { collectionNames, collections } from '../collections.ts';
import { readContent } from '../content.ts';
import { readText } from '../files.ts';
import { files } from '../folders.ts';
import { frontmatterOf } from '../mdx.ts';
import { reviewFile } from '../schema.ts';
import { addHeadingIds, headingIdsOf } from './heading-ids.ts';
import { orderKeys } from './key-order.ts';
import { curlQuotes } from './quotes.ts';

/**
 * Mends in place what needs no judgement: the order of fields, straight quotation marks in prose, headings without an id.
 * A translation takes the ids of its original.
 * @returns the files that were changed
 */
export function fixContent(root: string): string[] {
  const changed: string[] = [];
  const fix = (file: string, change: (text: string) => string): string => {
    const { text = '' } = readText(root, file);
    const fixed = change(text);
    if (fixed !== text) {
      writeFileSync(path.join(root, file), fixed);
      changed.push(file);
    }
    return fixed;
  };

  const { content } = readContent(root);
  for (const name of collectionNames) {
    const { frontmatter } = collections[name];
    for (const { slug, original } of content.texts[name]) {
      if (name === 'reviews') fix(files.review(slug), (text) => orderKeys(text, Object.keys(reviewFile.shape)));
      const prose = (text: string, ids: readonly string[]) =>
        addHeadingIds(curlQuotes(withOrderedFields(text, Object.keys(frontmatter.shape))), ids);
      const ids = headingIdsOf(fix(files.text(name, slug, original), (text) => prose(text, [])));
      for (const code of localeCodes.filter((item) => item !== original)) {
        fix(files.text(name, slug, code), (text) => prose(text, ids));
      }
    }
  }
  return changed;
}

function withOrderedFields(text: string, order: readonly string[]): string {
  const block = frontmatterOf(text);
  return block ? `---\n${orderKeys(block.yaml, order)}---\n${block.source}` : text;
}
