/** Rules for writers: what a text may not have. A new one is a function, and its name in a table. */
import type { Code, Definition, Heading, Image, Link, LinkReference, ListItem, Nodes, Paragraph, Text } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type Message, message } from '../diagnostics/messages.ts';
import { httpsUrl } from '../schema/fields.ts';
import {
  listNumber,
  lostSigns,
  rowLength,
  shownSigns,
  sourceOf,
  touchesParagraph,
  unusedReference,
  wrappedAtSign,
} from './lost-text.ts';
import { anchorOf, idOf, readHeading } from './mdx-anchors.ts';
import { isAmongWords, isInline, placeRuleOf } from './mdx-place.ts';
import { type Element, isElement, textsIn } from './mdx-props.ts';
import type { Context, Found, NodeFinding, Rule } from './mdx-rule-types.ts';
import { isOnSite, pictureFile } from './picture.ts';

/** The rules by type of node, in the order in which their diagnostics are shown. */
const rules: { [Type in Nodes['type']]?: readonly Rule<Extract<Nodes, { type: Type }>>[] } = {
  mdxjsEsm: [() => message('mdx.import')],
  mdxFlowExpression: [expression],
  mdxTextExpression: [expression],
  html: [() => message('mdx.html')],
  footnoteDefinition: [() => message('mdx.footnote')],
  text: [openReference],
  heading: [headingId, headingLevel, idTwice, shownSigns],
  paragraph: [headingMarks, shownSigns],
  tableCell: [shownSigns],
  table: [rowLength],
  emphasis: [lostSigns],
  strong: [lostSigns],
  delete: [lostSigns],
  list: [listNumber, wrappedAtSign],
  blockquote: [wrappedAtSign],
  listItem: [taskList],
  code: [codeInfo],
  linkReference: [emptyLink, linkInLink],
  link: [emptyLink, badLink, linkInLink],
  definition: [unusedReference, badLink],
  image: [noAlt, pictureAddress],
  imageReference: [() => message('mdx.pictureByName')],
  mdxJsxFlowElement: [linkInLink],
  mdxJsxTextElement: [linkInLink],
};

/** Rules for components, asked before those of their type of node. Name and props were checked when they were read. */
const componentRules: readonly Rule<Element>[] = [
  wordsAsBlock,
  blockInText,
  outsideParent,
  onlyChildren,
  idTwice,
  nameInProps,
];

/** What the rules find in a node. */
export function findingsIn(node: Nodes, context: Context): NodeFinding[] {
  const ofComponent = context.component && isElement(node) ? componentRules.map((rule) => rule(node, context)) : [];
  // The compiler does not see that the rules under a node's type take this node.
  const ofType = (rules[node.type] ?? []) as readonly Rule<Nodes>[];
  const found = [...ofComponent, ...ofType.map((rule) => rule(node, context))];
  return found.flatMap((one) => (Array.isArray(one) ? one : one ? [{ node, message: one }] : []));
}

function expression({ value }: { value: string }): Message {
  return message('mdx.expression', { code: `{${value.slice(0, 40)}}` });
}

/** The parser leaves a note or address that stands nowhere as it was typed. */
function openReference({ value }: Text): Found {
  if (/\[\^[^\s\]]+\]/.test(value)) return message('mdx.footnote');
  return /\]\[[^\]]*\]/.test(value) ? message('mdx.openReference') : undefined;
}

function headingId(node: Heading): Found {
  if (readHeading(node)) return undefined;
  if (node.depth === 1) return message('mdx.secondTitle');
  const words = plainText(node);
  if (!words.replace(/\[#[^\]]*\]\s*$/, '').trim()) return message('mdx.emptyHeading');
  const written = /\[#([^\]]+)\]\s*$/.exec(words)?.[1];
  if (written && written === idOf(written)) return message('mdx.markedHeadingId', { id: written });
  if (written) return message('mdx.badHeadingId', { found: written, id: idOf(written) || idOf(words) });
  // Elsewhere ids are written `{#id}`; its first brace was reported and blanked out by the parser.
  return message('mdx.noHeadingId', { heading: words, id: idOf(/\s#([^\s}]+)\}$/.exec(words)?.[1] ?? words) });
}

function headingLevel(node: Heading, { above }: Context): Found {
  const allowed = (above.headings.at(-1)?.depth ?? 2) + 1;
  if (!readHeading(node) || node.depth <= allowed) return undefined;
  return message('mdx.headingLevel', { found: node.depth, marks: '#'.repeat(allowed) });
}

function idTwice(node: Heading | Element, { component, above }: Context): Found {
  const id = anchorOf(node, component);
  return id && above.anchors.some(({ value }) => value === id) ? message('mdx.headingIdTwice', { id }) : undefined;
}

function headingMarks(node: Paragraph, { source }: Context): Found {
  return sourceOf(node, source).startsWith('##') ? message('mdx.headingMarks') : undefined;
}

function taskList({ checked }: ListItem): Found {
  return typeof checked === 'boolean' ? message('mdx.taskList') : undefined;
}

function codeInfo({ lang, meta }: Code): Found {
  return lang ? message('mdx.codeInfo', { info: [lang, meta].filter(Boolean).join(' ') }) : undefined;
}

function emptyLink(node: Link | LinkReference): Found {
  if (plainText(node).trim()) return undefined;
  return message('mdx.emptyLink', { url: node.type === 'link' ? node.url : (node.label ?? node.identifier) });
}

/** A link leads to another site, as in a field, an e-mail address, a telephone, a page or a place, as far as its form tells. */
function badLink({ url }: Link | Definition): Found {
  const leadsSomewhere =
    httpsUrl.safeParse(url).success ||
    /^(mailto:[^\s"<>@]+@[^\s"<>@]+|tel:\+?\d[\d-]+|\/[^\s"<>]*|#[^\s"<>]+)$/.test(url);
  return leadsSomewhere ? undefined : message('mdx.badLink', { url });
}

/** Browsers take apart what a reader can follow or open where it stands within another of its kind. */
function linkInLink(node: Nodes, { ancestors }: Context): Found {
  const leads = (one: Nodes) => one.type === 'link' || one.type === 'linkReference' || placeRuleOf(one)?.link === true;
  return leads(node) && ancestors.some(leads) ? message('mdx.linkInLink') : undefined;
}

function noAlt({ alt }: Image): Found {
  return alt ? undefined : message('mdx.noAlt');
}

function pictureAddress({ url }: Image): Found {
  if (!isOnSite(url)) return message('mdx.remotePicture', { url });
  return pictureFile.test(url) ? undefined : message('mdx.pictureKind', { url });
}

/** What is a block to MDX parts a sentence, and makes paragraphs of the words in it. A number may stand alone. */
function wordsAsBlock(node: Element, { ancestors }: Context): Found {
  if (!isInline(node) || node.type === 'mdxJsxTextElement') return undefined;
  const isPart = node.children.length > 0 || touchesParagraph(node, ancestors.at(-1));
  return isPart ? message('mdx.wordsAsBlock', { name: String(node.name) }) : undefined;
}

function blockInText(node: Element, { ancestors }: Context): Found {
  if (isInline(node) || !isAmongWords(ancestors)) return undefined;
  return message('mdx.blockInText', { name: String(node.name) });
}

function outsideParent(node: Element, { ancestors }: Context): Found {
  const parent = placeRuleOf(node)?.inside;
  if (!parent || ancestors.some((above) => 'name' in above && above.name === parent)) return undefined;
  return message('mdx.outsideParent', { name: String(node.name), parent });
}

function onlyChildren(node: Element): Found {
  const holds = placeRuleOf(node)?.holds;
  if (!holds) return undefined;
  return node.children
    .filter((child) => !('name' in child) || child.name !== holds)
    .map((child) => ({
      node: child,
      message: message('mdx.onlyChildren', { name: String(node.name), child: holds }),
    }));
}

/** Only fields have the site's name filled in: in a text, braces are code. */
function nameInProps(node: Element, { component }: Context): Found {
  return textsIn(component?.props)
    .filter((part) => part.includes('{name}'))
    .map(() => ({ node, message: message('mdx.expression', { code: '{name}' }) }));
}
