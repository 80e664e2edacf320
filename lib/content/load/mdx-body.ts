import type { Heading, Nodes, Paragraph, TableCell, Text } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Message } from '../diagnostics/messages.ts';
import { splitHeadingId } from '../mdx/heading-ids.mjs';
import { anchorOf, type HeadingInfo, readHeading } from './mdx-anchors.ts';
import { parseMdx } from './mdx-parse.ts';
import { type Component, isElement, pathsIn, readComponent, textsIn } from './mdx-props.ts';
import { findingsIn } from './mdx-rules.ts';
import { isOnSite, pictureFile } from './picture.ts';

export interface Located<T> {
  value: T;
  line: number;
  column: number;
}

export type Blocks = Record<'paragraph' | 'listItem' | 'tableRow' | 'tableCell', number>;

/** What the rest of the site needs to know of a body without rendering it. */
export interface Body {
  headings: HeadingInfo[];
  /** Every id that a link can lead to: headings, sections, tabs, criteria. */
  anchors: Located<string>[];
  /** Number of words a reader reads, component texts included. */
  words: number;
  /** How many paragraphs, list items, table rows and cells that are not empty stand under each anchor; those above the first under an empty one. */
  blocks: Record<string, Blocks>;
  links: Located<string>[];
  components: Located<Component>[];
}

/** A paragraph, heading, table cell or component text: the pieces of one block in order, each with its place. */
export type Prose = Located<string>[];

/** What stands below the frontmatter, and everything in it that is not allowed. No body where the syntax is broken. */
export function readBody(text: string, file: string): { body?: Body; prose: Prose[]; diagnostics: Diagnostic[] } {
  const { tree, diagnostics } = parseMdx(text, file);
  if (!tree) return { prose: [], diagnostics };
  const body: Body = { headings: [], anchors: [], words: 0, blocks: {}, links: [], components: [] };
  const prose: Prose[] = [];

  const report = ({ position }: Pick<Nodes, 'position'>, message: Message, severity?: Diagnostic['severity']) => {
    const { line, column } = position?.start ?? {};
    diagnostics.push({ file, line, column, message, ...(severity && { severity }) });
    return undefined;
  };

  visitParents(tree, (node, ancestors) => {
    const component = isElement(node) ? readComponent(node, report) : undefined;
    // Before the node is collected: rules compare it with what stands above.
    for (const found of findingsIn(node, { source: text, tree, ancestors, component, above: body }))
      report(found.node, found.message, found.severity);
    collect(node, component, body);
    prose.push(...proseIn(node, component));
  });
  body.words = prose.flat().reduce((sum, { value }) => sum + countWords(value), 0);
  return { body, prose, diagnostics };
}

function collect(node: Nodes, component: Component | undefined, body: Body): void {
  const heading = node.type === 'heading' ? readHeading(node) : undefined;
  if (heading) body.headings.push(heading);
  if (component) body.components.push(place(node, component));
  const anchor = anchorOf(node, component);
  if (anchor) body.anchors.push(place(node, anchor));
  body.links.push(...linksIn(node, component).map((target) => place(node, target)));
  if (isCounted(node)) {
    const above = body.anchors.at(-1)?.value ?? '';
    body.blocks[above] ??= { paragraph: 0, listItem: 0, tableRow: 0, tableCell: 0 };
    body.blocks[above][node.type] += 1;
  }
}

/** The addresses that a node itself leads to, or shows a picture of. */
function linksIn(node: Nodes, component: Component | undefined): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type === 'image') return isOnSite(node.url) && pictureFile.test(node.url) ? [node.url] : [];
  return component ? pathsIn(component.props) : [];
}

const isCounted = (node: Nodes): node is Extract<Nodes, { type: keyof Blocks }> =>
  node.type === 'paragraph' ||
  node.type === 'listItem' ||
  node.type === 'tableRow' ||
  (node.type === 'tableCell' && node.children.length > 0);

function proseIn(node: Nodes, component: Component | undefined): Prose[] {
  if (component) return textsIn(component.props).map((part) => [place(node, part)]);
  return isProse(node) ? [piecesOf(node)] : [];
}

/** The blocks that readable text stands in. */
export const isProse = (node: Nodes): node is Heading | Paragraph | TableCell =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

/** The text nodes of a block, in order. */
export function* textsOf(node: Nodes): Generator<Text> {
  if (node.type === 'text') yield node;
  for (const child of 'children' in node ? node.children : []) yield* textsOf(child);
}

/** The texts of a block. A heading's id is none of its words. */
const piecesOf = (block: Nodes): Prose =>
  [...textsOf(block)].map((node) => place(node, splitHeadingId(node.value)?.text ?? node.value));

function place<T>(node: Pick<Nodes, 'position'>, value: T): Located<T> {
  return { value, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
