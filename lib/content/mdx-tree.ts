import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Root as Hast } from 'hast';
import type { Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { headingIds } from './heading-ids.ts';
import { type Expression, literalOf, type Program } from './mdx-props.ts';
import { tableHeadings } from './table-headings.ts';
import { typeset, typography } from './typography.ts';

/**
 * A text as a tree of HTML elements and components (hast): JSON, deflated, some 3 KB a text. Every process of a build holds all of
 * them; as JSON they would take six times that, and as objects sixty.
 */
export type Tree = Uint8Array & { readonly tree: unique symbol };

const processor = unified()
  .use(bareComponents)
  .use(plainProps)
  .use(headingIds)
  .use(typography)
  .use(tableHeadings)
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use(alignedCells)
  .freeze();

/** Makes the tree to render of the tree that was checked, which it changes. */
export function packTree(checked: Root): Tree {
  const tree = processor.runSync(checked);
  visitParents(tree, (node) => {
    delete node.position;
  });
  // A copy: what comes out of there keeps 16 KB, however little it fills.
  return new Uint8Array(deflateRawSync(JSON.stringify(tree))) as Tree;
}

export const unpackTree = (tree: Tree): Hast => JSON.parse(inflateRawSync(tree).toString());

/** Remark plugin: components on a line of their own stand in no paragraph, and one that held comments only is gone. */
function bareComponents() {
  return (tree: Root) =>
    visitParents(tree, (node) => {
      if ('children' in node) node.children = node.children.flatMap(bare) as typeof node.children;
    });
}

function bare(node: RootContent): RootContent[] {
  const within = node.type === 'paragraph' ? node.children.filter((child) => !isBlank(child)) : [node];
  return within.every((child) => child.type === 'mdxJsxTextElement') ? within : [node];
}

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/**
 * Remark plugin: what stands in braces is told by its value, which is plain data, instead of its syntax; a text in braces is one
 * in quotes.
 */
function plainProps() {
  return (tree: Root) =>
    visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        const { value } = attribute;
        if (attribute.type !== 'mdxJsxAttribute' || value === null || typeof value !== 'object') continue;
        const literal = typeset(literalOf(attribute));
        if (typeof literal === 'string') attribute.value = literal;
        else value.data = { estree: programOf(literal) };
      }
    });
}

/** Rehype plugin: how a column is aligned is for the style sheet; a style on the cell would be held back by the security policy. */
function alignedCells() {
  return (tree: Hast) =>
    visitParents(tree, 'element', ({ properties }) => {
      const { align } = properties;
      delete properties.align;
      if (align) properties.dataAlign = align;
    });
}

/** The program that is this value and no more: what `hast-util-to-jsx-runtime` asks its evaluater for. */
function programOf(value: unknown): Program {
  const expression = { type: 'Literal', value } as Expression;
  return { type: 'Program', sourceType: 'module', comments: [], body: [{ type: 'ExpressionStatement', expression }] };
}
