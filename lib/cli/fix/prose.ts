import type { Heading, Nodes } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { isProse } from '@/lib/content/load/mdx-body.ts';
import { parseMdx } from '@/lib/content/load/mdx-parse.ts';

/** Blocks of readable text in an MDX file; none where its syntax is broken. */
export function blocksOf(text: string): Nodes[] {
  const { tree, diagnostics } = parseMdx(text, '');
  const blocks: Nodes[] = [];
  if (!tree || diagnostics.length > 0) return blocks;
  visitParents(tree, (node) => {
    if (isProse(node)) blocks.push(node);
  });
  return blocks;
}

export const headingsOf = (text: string) => blocksOf(text).filter((node): node is Heading => node.type === 'heading');

/** One change of a text: `length` characters from `offset` on give way to others. */
export interface Edit {
  offset: number;
  length: number;
  by: string;
}

/** Makes all changes at once; their places are those of the unchanged text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((rest, { offset, length, by }) => rest.slice(0, offset) + by + rest.slice(offset + length), text);
}
