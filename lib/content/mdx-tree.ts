import type { Root as Hast } from 'hast';
import type { Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { headingIds } from './heading-ids.ts';
import { type Expression, literalOf, type Program } from './mdx-props.ts';
import { tableHeadings } from './table-headings.ts';
import { typography } from './typography.ts';

/**
 * A text as a tree of HTML elements and components (hast), in JSON: some 15 KB a text, where the objects would hold ten times
 * that of memory.
 */
export type Tree = string & { readonly tree: unique symbol };

const processor = unified()
  .use(bareComponents)
  .use(headingIds)
  .use(typography)
  .use(tableHeadings)
  .use(plainProps)
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .freeze();

/** Makes the tree to render of the tree that was checked, which it changes. */
export function packTree(checked: Root): Tree {
  return JSON.stringify(processor.runSync(checked), (key, value) => (key === 'position' ? undefined : value)) as Tree;
}

export const unpackTree = (tree: Tree): Hast => JSON.parse(tree);

/** Remark plugin: components on a line of their own stand in no paragraph, and comments are gone. */
function bareComponents() {
  return (tree: Root) =>
    visitParents(tree, (node) => {
      if ('children' in node) node.children = node.children.flatMap(bare) as typeof node.children;
    });
}

function bare(node: RootContent): RootContent[] {
  if (isComment(node)) return [];
  const within =
    node.type === 'paragraph' ? node.children.filter((child) => !isComment(child) && !isBlank(child)) : [node];
  return within.every((child) => child.type === 'mdxJsxTextElement') ? within : [node];
}

/** The content check lets no other expression pass. */
const isComment = ({ type }: RootContent) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';
const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/** Remark plugin: what stands in braces is told by its value, which is plain data, instead of its syntax. */
function plainProps() {
  return (tree: Root) =>
    visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        const { value } = attribute;
        if (attribute.type !== 'mdxJsxAttribute' || value === null || typeof value !== 'object') continue;
        value.data = { estree: programOf(literalOf(attribute)) };
      }
    });
}

/** The program that is this value and no more: what `hast-util-to-jsx-runtime` asks its evaluater for. */
function programOf(value: unknown): Program {
  const expression = { type: 'Literal', value } as Expression;
  return { type: 'Program', sourceType: 'module', comments: [], body: [{ type: 'ExpressionStatement', expression }] };
}
