/** What a link can lead to in a text: its headings, and the components that have an id. */
import type { Heading, Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { splitHeadingId } from '../mdx/heading-ids.mjs';
import { mdxComponents } from '../schema/mdx-components.ts';
import type { Component } from './mdx-props.ts';

export interface HeadingInfo {
  id: string;
  text: string;
  depth: number;
}

/** The id under which a heading or a component can be linked to. */
export function anchorOf(node: Nodes, component: Component | undefined): string | undefined {
  if (node.type === 'heading') return readHeading(node)?.id;
  return component && componentId(component);
}

/** A heading below the page's title, where it has words and a valid id. */
export function readHeading(node: Heading): HeadingInfo | undefined {
  const last = node.children.at(-1);
  // The plugin that compiles headings takes an id from their last text only.
  if (last?.type !== 'text' || !splitHeadingId(last.value)) return undefined;
  const found = splitHeadingId(plainText(node));
  return node.depth > 1 && found?.text.trim() ? { ...found, depth: node.depth } : undefined;
}

export function componentId({ name, props: { id } }: Component): string | undefined {
  const { anchor } = mdxComponents[name];
  return anchor?.includes('{id}') && id === undefined ? undefined : anchor?.replace('{id}', String(id));
}

/** The id that a heading of these words gets: lower case, no accents, hyphens. */
export function idOf(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
