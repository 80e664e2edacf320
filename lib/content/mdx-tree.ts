import type { Root as Hast } from 'hast';
import type { Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { visitParents } from 'unist-util-visit-parents';
import { headingIds } from './heading-ids.ts';
import { mdx } from './mdx-parse.ts';
import { tableHeadings } from './table-headings.ts';
import { typography } from './typography.ts';

const processor = mdx()
  .use(bareComponents)
  .use(headingIds)
  .use(typography)
  .use(tableHeadings)
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] });

/** The text of an MDX file as a tree of HTML elements and components, ready to be rendered. @param source checked MDX */
export function hastOf(source: string): Hast {
  return processor.runSync(processor.parse(source));
}

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
