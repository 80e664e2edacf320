import type { Heading, Nodes, Paragraph, Parents, RootContent, TableCell, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { splitHeadingId } from '../mdx/heading-ids.mjs';
import { httpsUrl } from '../schema/fields.ts';
import { type MdxComponentName, mdxComponents } from '../schema/mdx-components.ts';
import {
  isArithmetic,
  isUsed,
  leftSigns,
  misnumbered,
  sourceOf,
  touchesParagraph,
  unevenRows,
  wrappedAt,
} from './lost-text.ts';
import { parseMdx } from './mdx-parse.ts';
import { type Component, pathsIn, readComponent, textsIn } from './mdx-props.ts';
import { pictureFile } from './picture.ts';

export interface HeadingInfo {
  id: string;
  text: string;
  depth: number;
}

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

/** What a link may lead to, as far as its form tells: another site, as in a field, an e-mail address, a telephone, a page or a place. */
const isAddress = (url: string) =>
  httpsUrl.safeParse(url).success ||
  /^(mailto:[^\s"<>@]+@[^\s"<>@]+|tel:\+?\d[\d-]+|\/[^\s"<>]*|#[^\s"<>]+)$/.test(url);

/** A paragraph, heading, table cell or component text: the pieces of one block in order, each with its place. */
export type Prose = Located<string>[];

/** What stands below the frontmatter, and everything in it that is not allowed. No body where the syntax is broken. */
export function readBody(text: string, file: string): { body?: Body; prose: Prose[]; diagnostics: Diagnostic[] } {
  const { tree, diagnostics } = parseMdx(text, file);
  if (!tree) return { prose: [], diagnostics };
  const body: Body = { headings: [], anchors: [], words: 0, blocks: {}, links: [], components: [] };
  const prose: Prose[] = [];

  const found = (node: Pick<RootContent, 'position'>, message: Message): Diagnostic => ({
    file,
    line: node.position?.start.line,
    column: node.position?.start.column,
    message,
  });
  const report: Report = (node, message) => {
    diagnostics.push(found(node, message));
    return undefined;
  };
  const anchor = (node: RootContent, id: string) => {
    if (body.anchors.some(({ value }) => value === id)) report(node, message('mdx.headingIdTwice', { id }));
    body.anchors.push(place(node, id));
  };

  visitParents(tree, (node, ancestors) => {
    switch (node.type) {
      case 'mdxjsEsm':
        report(node, message('mdx.import'));
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(node, message('mdx.expression', { code: `{${node.value.slice(0, 40)}}` }));
        break;
      case 'html':
        report(node, message('mdx.html'));
        break;
      case 'footnoteDefinition':
        report(node, message('mdx.footnote'));
        break;
      case 'text':
        // The parser leaves a note or address that stands nowhere as it was typed.
        if (/\[\^[^\s\]]+\]/.test(node.value)) report(node, message('mdx.footnote'));
        else if (/\]\[[^\]]*\]/.test(node.value)) report(node, message('mdx.openReference'));
        break;
      case 'heading': {
        const heading = readHeading(node, body.headings, report);
        if (!heading) break;
        body.headings.push(heading);
        anchor(node, heading.id);
        break;
      }
      case 'paragraph':
        if (sourceOf(node, text).startsWith('##')) report(node, message('mdx.headingMarks'));
        break;
      case 'table':
        for (const row of unevenRows(node)) {
          const counts = { found: row.children.length, heading: node.align?.length ?? 0 };
          report(row, message(counts.found > counts.heading ? 'mdx.longRow' : 'mdx.shortRow', counts));
        }
        break;
      case 'emphasis':
      case 'strong':
      case 'delete':
        if (isArithmetic(node, text)) report(node, message('mdx.lostSigns', { text: sourceOf(node, text, 1) }));
        break;
      case 'list':
        for (const { item, found, shown } of misnumbered(node, text))
          report(item, message('mdx.listNumber', { found, shown }));
        break;
      case 'listItem':
        if (typeof node.checked === 'boolean') report(node, message('mdx.taskList'));
        break;
      case 'code':
        if (node.lang)
          report(node, message('mdx.codeInfo', { info: [node.lang, node.meta].filter(Boolean).join(' ') }));
        break;
      case 'linkReference':
        if (!plainText(node).trim()) report(node, message('mdx.emptyLink', { url: node.label ?? node.identifier }));
        break;
      case 'link':
      case 'definition':
        if (node.type === 'link' && !plainText(node).trim()) report(node, message('mdx.emptyLink', { url: node.url }));
        if (node.type === 'definition' && !isUsed(node, tree))
          report(node, message('mdx.unusedReference', { label: node.label ?? node.identifier }));
        if (!isAddress(node.url)) report(node, message('mdx.badLink', { url: node.url }));
        body.links.push(place(node, node.url));
        break;
      case 'image':
        if (!node.alt) report(node, message('mdx.noAlt'));
        if (!/^\/(?!\/)/.test(node.url)) report(node, message('mdx.remotePicture', { url: node.url }));
        else if (!pictureFile.test(node.url)) report(node, message('mdx.pictureKind', { url: node.url }));
        else body.links.push(place(node, node.url));
        break;
      case 'imageReference':
        report(node, message('mdx.pictureByName'));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const component = readComponent(node, report);
        if (!component) break;
        checkPlace(node, ancestors, report);
        if (node.type === 'mdxJsxTextElement') component.words = plainText(node);
        body.components.push(place(node, component));
        const id = anchorOf(component);
        if (id) anchor(node, id);
        for (const target of pathsIn(component.props)) body.links.push(place(node, target));
        for (const part of textsIn(component.props)) {
          // Only fields have it filled in: in a text, braces are code.
          if (part.includes('{name}')) report(node, message('mdx.expression', { code: '{name}' }));
          prose.push([place(node, part)]);
        }
        break;
      }
    }
    if (node.type === 'list' || node.type === 'blockquote') {
      const sign = wrappedAt(node, ancestors.at(-1), text);
      if (sign) diagnostics.push(warning(found(node, message('mdx.wrappedAtSign', { sign, kind: node.type }))));
    }
    if (leads(node) && ancestors.some(leads)) report(node, message('mdx.linkInLink'));
    const isBlock = node.type === 'paragraph' || node.type === 'listItem' || node.type === 'tableRow';
    if (isBlock || (node.type === 'tableCell' && node.children.length > 0)) {
      const anchor = body.anchors.at(-1)?.value ?? '';
      body.blocks[anchor] ??= { paragraph: 0, listItem: 0, tableRow: 0, tableCell: 0 };
      body.blocks[anchor][node.type] += 1;
    }
    if (isProse(node)) {
      prose.push(piecesOf(node));
      const kind = leftSigns(node, ancestors.at(-1), text);
      if (kind) diagnostics.push(warning(found(node, message('mdx.leftSigns', { kind }))));
    }
  });
  body.words = prose.flat().reduce((sum, { value }) => sum + countWords(value), 0);
  return { body, prose, diagnostics };
}

type Report = (node: Pick<RootContent, 'position'>, message: Message) => undefined;

function readHeading(node: Heading, before: readonly HeadingInfo[], report: Report): HeadingInfo | undefined {
  if (node.depth === 1) return report(node, message('mdx.secondTitle'));
  const words = plainText(node);
  if (!words.replace(/\[#[^\]]*\]\s*$/, '').trim()) return report(node, message('mdx.emptyHeading'));
  const found = splitHeadingId(lastText(node)) && splitHeadingId(words);
  const written = found ? undefined : /\[#([^\]]+)\]\s*$/.exec(words)?.[1];
  if (written && written === idOf(written)) return report(node, message('mdx.markedHeadingId', { id: written }));
  if (written) return report(node, message('mdx.badHeadingId', { found: written, id: idOf(written) || idOf(words) }));
  // Elsewhere ids are written `{#id}`; its first brace was reported and blanked out by the parser.
  if (!found)
    return report(
      node,
      message('mdx.noHeadingId', { heading: words, id: idOf(/\s#([^\s}]+)\}$/.exec(words)?.[1] ?? words) }),
    );
  const allowed = (before.at(-1)?.depth ?? 2) + 1;
  if (node.depth > allowed)
    report(node, message('mdx.headingLevel', { found: node.depth, marks: '#'.repeat(allowed) }));
  return { ...found, depth: node.depth };
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

function lastText(node: Heading): string {
  const last = node.children.at(-1);
  return last?.type === 'text' ? last.value : '';
}

/** The id under which a component can be linked to. */
function anchorOf({ name, props: { id } }: Component): string | undefined {
  if (name === 'Section' || name === 'Tab') return String(id);
  if (name === 'LawNotice') return 'lei';
  return name === 'Criterion' ? `criterio-${id}` : undefined;
}

function checkPlace(node: MdxJsxFlowElement | MdxJsxTextElement, ancestors: readonly Parents[], report: Report): void {
  const { name, children } = node;
  const { inside, holds } = placeRuleOf(node) ?? {};
  // A block to MDX, which parts a sentence, and makes paragraphs of the words in it. A number may stand alone.
  const isPart = children.length > 0 || touchesParagraph(node, ancestors.at(-1));
  if (isInline(node) && node.type === 'mdxJsxFlowElement' && isPart)
    report(node, message('mdx.wordsAsBlock', { name: String(name) }));
  if (!isInline(node) && isAmongWords(ancestors)) report(node, message('mdx.blockInText', { name: String(name) }));
  if (inside && !ancestors.some((above) => 'name' in above && above.name === inside)) {
    report(node, message('mdx.outsideParent', { name: String(name), parent: inside }));
  }
  for (const child of holds ? children : []) {
    if (!('name' in child) || child.name !== holds)
      report(child, message('mdx.onlyChildren', { name: String(name), child: String(holds) }));
  }
}

/** The rule of a node that is a component. */
const placeRuleOf = (node: Nodes) => ('name' in node ? mdxComponents[node.name as MdxComponentName]?.place : undefined);

const isInline = (node: Nodes) => placeRuleOf(node)?.inline === true;

/** Whether a node below these is part of a sentence, heading or cell. A paragraph of components alone is none: MDX takes it apart. */
function isAmongWords(ancestors: readonly Parents[]): boolean {
  const parent = ancestors.findLast((above) => !('name' in above) || isInline(above));
  if (parent?.type !== 'paragraph')
    return parent !== undefined && !['root', 'listItem', 'blockquote'].includes(parent.type);
  return parent.children.some((child) => !('name' in child) && plainText(child).trim() !== '');
}

/** What a reader can follow or open: within another of its kind, browsers take the two apart. */
const leads = (node: Nodes) =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  ('name' in node && (node.name === 'Term' || node.name === 'ContactEmail'));

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
