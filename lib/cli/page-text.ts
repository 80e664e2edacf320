import { parse } from 'parse5';
import { attribute, elementsOf, isElementNode, type Node, textOf } from '@/lib/export/dom.ts';

const silent = new Set(['script', 'style', 'template']);
/** Elements that stand inside a line; every other one begins a new line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup td th time tspan u var wbr'.split(
    ' ',
  ),
);

/**
 * What somebody reads on a page, a sentence a line: its title and description, then its words with the targets of links
 * (`[banca segura](/guia/banca-segura)`), the descriptions of pictures, and a row of a table as one line.
 */
export function pageText(html: string): string[] {
  const elements = elementsOf(parse(html));
  const named = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const [page, title, body] = [named('html'), named('title'), named('body')];
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  const sentences = new Intl.Segmenter(page && attribute(page, 'lang'), { granularity: 'sentence' });
  return [title && textOf(title), description && attribute(description, 'content'), body && wordsOf(body)]
    .join('\n')
    .split('\n')
    .flatMap((line) => Array.from(sentences.segment(line.replace(/\s+/g, ' ')), ({ segment }) => segment.trim()))
    .filter((line) => line !== '');
}

function wordsOf(node: Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node)) return '';
  const words = node.childNodes.map((child, index) => gap(node.childNodes[index - 1], child) + wordsOf(child)).join('');
  if (!isElementNode(node)) return words;
  const { tagName } = node;
  if (silent.has(tagName)) return '';
  if (tagName === 'img') return attribute(node, 'alt') ?? '';
  // A link round a whole card holds lines of its own: the first of them carries the address.
  if (tagName === 'a') return words.replace(/\S[^\n]*\S|\S/, (line) => `[${line}](${attribute(node, 'href')})`);
  if (tagName === 'td' || tagName === 'th') return `${words} | `;
  return inline.has(tagName) ? words : `\n${words}\n`;
}

/** Elements beside each other stand apart on the page, whatever their style; links in a row are a list. */
function gap(before: Node | undefined, after: Node): string {
  if (!before || !isElementNode(before) || !isElementNode(after)) return '';
  return before.tagName === 'a' && after.tagName === 'a' ? '\n' : ' ';
}
