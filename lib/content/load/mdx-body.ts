import type { Heading, Nodes, Parents, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { splitHeadingId } from '../mdx/heading-ids.mjs';
import { type MdxComponentName, mdxComponents } from '../schema/mdx-components.ts';
import { say } from '../sentences/index.ts';
import type { Sentence } from '../sentences/words.ts';
import { isBetweenDigits, isUsed, longRows, misnumbered, sourceOf } from './lost-text.ts';
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

export type Blocks = Record<'paragraph' | 'listItem' | 'tableRow', number>;

/** What the rest of the site needs to know of a body without rendering it. */
export interface Body {
  headings: HeadingInfo[];
  /** Every id that a link can lead to: headings, sections, tabs, criteria. */
  anchors: Located<string>[];
  /** Number of words a reader reads, component texts included. */
  words: number;
  /** How many paragraphs, list items and table rows stand under each anchor; those above the first under an empty one. */
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

  const report: Report = (node, says) => {
    diagnostics.push({ file, line: node.position?.start.line, column: node.position?.start.column, says });
    return undefined;
  };
  const anchor = (node: RootContent, id: string) => {
    if (body.anchors.some(({ value }) => value === id)) report(node, say.headingIdTwice(id));
    body.anchors.push(place(node, id));
  };

  visitParents(tree, (node, ancestors) => {
    switch (node.type) {
      case 'mdxjsEsm':
        report(node, say.import());
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(node, say.expression(node.value.slice(0, 40)));
        break;
      case 'html':
        report(node, say.html());
        break;
      case 'footnoteDefinition':
        report(node, say.footnote());
        break;
      case 'text':
        // The parser leaves what names nothing as it was typed.
        if (/\[\^[^\s\]]+\]/.test(node.value)) report(node, say.footnote());
        else if (/\]\[[^\]]*\]/.test(node.value)) report(node, say.openReference());
        break;
      case 'heading': {
        const heading = readHeading(node, body.headings, report);
        if (!heading) break;
        body.headings.push(heading);
        anchor(node, heading.id);
        break;
      }
      case 'table':
        for (const row of longRows(node)) report(row, say.longRow(row.children.length, node.align?.length ?? 0));
        break;
      case 'emphasis':
      case 'strong':
      case 'delete':
        if (isBetweenDigits(node, text)) report(node, say.lostSigns(sourceOf(node, text, 1)));
        break;
      case 'list':
        for (const { item, found, shown } of misnumbered(node, text)) report(item, say.listNumber(found, shown));
        break;
      case 'listItem':
        if (typeof node.checked === 'boolean') report(node, say.taskList());
        break;
      case 'code':
        if (node.lang) report(node, say.codeInfo([node.lang, node.meta].filter(Boolean).join(' ')));
        break;
      case 'linkReference':
        if (!plainText(node).trim()) report(node, say.emptyLink(node.label ?? node.identifier));
        break;
      case 'link':
      case 'definition':
        if (node.type === 'link' && !plainText(node).trim()) report(node, say.emptyLink(node.url));
        if (node.type === 'definition' && !isUsed(node, tree))
          report(node, say.unusedReference(node.label ?? node.identifier));
        if (!/^(https:\/\/|mailto:|\/|#)/.test(node.url)) report(node, say.badLink(node.url));
        body.links.push(place(node, node.url));
        break;
      case 'image':
        if (!node.alt) report(node, say.noAlt());
        if (!/^\/(?!\/)/.test(node.url)) report(node, say.remotePicture(node.url));
        else if (!pictureFile.test(node.url)) report(node, say.pictureKind(node.url));
        else body.links.push(place(node, node.url));
        break;
      case 'imageReference':
        report(node, say.pictureByName());
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
          // Filled in in fields only: in a text it stands for code, as other braces do.
          if (part.includes('{name}')) report(node, say.expression('name'));
          prose.push([place(node, part)]);
        }
        break;
      }
    }
    if (node.type === 'paragraph' || node.type === 'listItem' || node.type === 'tableRow') {
      const anchor = body.anchors.at(-1)?.value ?? '';
      body.blocks[anchor] ??= { paragraph: 0, listItem: 0, tableRow: 0 };
      body.blocks[anchor][node.type] += 1;
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      prose.push([...piecesOf(node)]);
    }
  });
  body.words = prose.flat().reduce((sum, { value }) => sum + countWords(value), 0);
  return { body, prose, diagnostics };
}

type Report = (node: Pick<RootContent, 'position'>, says: Sentence) => undefined;

function readHeading(node: Heading, before: readonly HeadingInfo[], report: Report): HeadingInfo | undefined {
  if (node.depth === 1) return report(node, say.secondTitle());
  const words = plainText(node);
  const found = splitHeadingId(lastText(node)) && splitHeadingId(words);
  const written = found ? undefined : /\[#([^\]]+)\]\s*$/.exec(words)?.[1];
  if (written) return report(node, say.badHeadingId(written, idOf(written) || idOf(words)));
  if (!found) return report(node, say.noHeadingId(words, idOf(words)));
  const allowed = (before.at(-1)?.depth ?? 2) + 1;
  if (node.depth > allowed) report(node, say.headingLevel(node.depth, allowed));
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
  const { inside, holds } = mdxComponents[name as MdxComponentName].place;
  if (inside && !ancestors.some((above) => 'name' in above && above.name === inside)) {
    report(node, say.outsideParent(String(name), inside));
  }
  for (const child of holds ? children : []) {
    if (!('name' in child) || child.name !== holds) report(child, say.onlyChildren(String(name), String(holds)));
  }
}

/** The texts within one block, in order. A heading's id is none of its words. */
function* piecesOf(node: Nodes): Generator<Located<string>> {
  if (node.type === 'text') yield place(node, splitHeadingId(node.value)?.text ?? node.value);
  for (const child of 'children' in node ? node.children : []) yield* piecesOf(child);
}

function place<T>(node: Pick<Nodes, 'position'>, value: T): Located<T> {
  return { value, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
