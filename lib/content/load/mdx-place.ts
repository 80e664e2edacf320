/** Where components stand in a text. What is allowed of each says `mdx-components.ts`. */
import type { Nodes, Parents } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type MdxComponentName, mdxComponents } from '../schema/mdx-components.ts';

/** The rule of a node that is a component. */
export const placeRuleOf = (node: Nodes) =>
  'name' in node ? mdxComponents[node.name as MdxComponentName]?.place : undefined;

export const isInline = (node: Nodes) => placeRuleOf(node)?.inline === true;

/** Whether a node below these is part of a sentence, heading or cell. A paragraph of components alone is none: MDX takes it apart. */
export function isAmongWords(ancestors: readonly Parents[]): boolean {
  const parent = ancestors.findLast((above) => !('name' in above) || isInline(above));
  if (parent?.type !== 'paragraph')
    return parent !== undefined && !['root', 'listItem', 'blockquote'].includes(parent.type);
  return parent.children.some((child) => !('name' in child) && plainText(child).trim() !== '');
}
