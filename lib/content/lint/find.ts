import { localeCodes } from '@/lib/i18n/locales.ts';
import { type Diagnostic, positionOf } from '../diagnostics/diagnostics.ts';
import type { Message } from '../diagnostics/messages.ts';
import { entriesOf } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { Prose } from '../load/mdx.ts';
import { textFields } from '../load/text-fields.ts';

/** Something wrong in a text: where it begins, and what to say of it. */
export interface TextFinding {
  offset: number;
  message: Message;
}

/** What is wrong with a text of a file; `keys` lead to it where it is a field. */
type Find = (text: string, file: string, keys?: readonly PropertyKey[]) => TextFinding[];

/** What is found in prose, component texts, frontmatter and YAML files, with its place. */
export const findInTexts = (content: Content, find: Find): Diagnostic[] => [
  ...findInProse(content, find),
  ...findInFields(content, find),
];

/** The same in prose and component texts alone. */
export function findInProse({ prose }: Content, find: Find): Diagnostic[] {
  return [...prose].flatMap(([file, blocks]) => blocks.flatMap((block) => inBlock(file, block, find)));
}

/** The same in frontmatter and YAML files alone. */
export function findInFields(content: Content, find: Find): Diagnostic[] {
  return [...dataOf(content)].flatMap(([file, data]) =>
    [...textFields(data)].flatMap(({ text, keys }) =>
      find(text, file, keys).map(({ message }) => ({ ...content.at(file, ...keys), message })),
    ),
  );
}

/** Rules of wording leave sources out: titles of news and books keep their words, and no rule can tell which titles those are. */
export const isOfSource = (keys: readonly PropertyKey[]) => keys[0] === 'sources';

/** Emphasis and links may divide a phrase, so the pieces of a block are searched as one text. */
function inBlock(file: string, block: Prose, find: Find): Diagnostic[] {
  return find(block.map(({ value }) => value).join(''), file).map(({ offset, message }) => ({
    file,
    ...positionIn(block, offset),
    message,
  }));
}

function positionIn(block: Prose, offset: number): { line?: number; column?: number } {
  let start = 0;
  for (const { value, line, column } of block) {
    if (offset < start + value.length) {
      const within = positionOf(offset - start, value);
      if (within.line === 1) return { line, column: column + within.column - 1 };
      return { line: line + within.line - 1, column: within.column };
    }
    start += value.length;
  }
  return {};
}

/** Frontmatter and YAML files with their data, but for those that hold addresses, or the very words that rules look for. */
export function* dataOf(content: Content): Generator<[file: string, data: unknown]> {
  for (const name of ['site', 'countries', 'rankings', 'related', 'guide'] as const)
    yield [contentFiles[name], content[name]];
  for (const code of localeCodes) yield [contentFiles.glossary(code), content.glossary[code]];
  for (const [id, review] of content.reviews) yield [contentFiles.review(id), review];
  for (const { entry } of entriesOf(content)) {
    for (const { file, frontmatter } of Object.values(entry.docs)) yield [file, frontmatter];
  }
}
