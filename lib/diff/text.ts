import { parse } from 'parse5';
import { attribute, type Element, elementsOf, isElementNode, type Node, textOf } from '@/lib/export/dom.ts';

const silent = new Set(['script', 'style', 'template']);
/** Elements that stand inside a line; every other one begins a new line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup td th time tspan u var wbr'.split(
    ' ',
  ),
);

/**
 * What somebody reads on a page, one sentence a line: its title and description, then its words with the targets of links
 * (`[banca segura](/guia/banca-segura)`) and the descriptions of pictures.
 */
export function visibleText(html: string): string[] {
  const document = parse(html);
  const elements = elementsOf(document);
  const named = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const [page, title, body] = [named('html'), named('title'), named('body')];
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  const sentences = new Intl.Segmenter(page && attribute(page, 'lang'), { granularity: 'sentence' });
  return [
    title ? textOf(title) : '',
    description ? (attribute(description, 'content') ?? '') : '',
    body ? read(body) : '',
  ]
    .join('\n')
    .split('\n')
    .flatMap((line) => Array.from(sentences.segment(line.replace(/\s+/g, ' ')), ({ segment }) => segment.trim()))
    .filter((line) => line !== '');
}

/** Words of such lines: whatever has a letter or a digit between two spaces. */
export function countWords(lines: readonly string[]): number {
  return lines.join(' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

function read(node: Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node)) return '';
  const text = node.childNodes.map((child, index) => gap(node.childNodes[index - 1], child) + read(child)).join('');
  return isElementNode(node) ? dressed(node, text) : text;
}

/** Elements beside each other stand apart on the page, whatever their style; links in a row are a list. */
function gap(before: Node | undefined, after: Node): string {
  if (!before || !isElementNode(before) || !isElementNode(after)) return '';
  return before.tagName === 'a' && after.tagName === 'a' ? '\n' : ' ';
}

function dressed(element: Element, text: string): string {
  const { tagName } = element;
  if (silent.has(tagName)) return '';
  if (tagName === 'img') return attribute(element, 'alt') ?? '';
  // A link round a whole card holds lines of its own.
  if (tagName === 'a') return text.replace(/\S[^\n]*\S|\S/, (words) => `[${words}](${attribute(element, 'href')})`);
  if (tagName === 'td' || tagName === 'th') return `${text} | `;
  return inline.has(tagName) ? text : `\n${text}\n`;
}
