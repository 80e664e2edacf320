/** What somebody reads on a page, taken from its HTML. */
import { load } from 'cheerio';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';

const silent = new Set(['head', 'script', 'style', 'template']);
/** Elements that stand inside a line; every other one begins a new line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup td th time tspan u var wbr'.split(
    ' ',
  ),
);

/**
 * A page's sentences, one a line: its title and description, then its words with the targets of links
 * (`[banca segura](/guia/banca-segura)`), the descriptions of pictures, and a row of a table as one line.
 */
export function pageText(html: string): string[] {
  const $ = load(html);
  const sentences = new Intl.Segmenter($('html').attr('lang'), { granularity: 'sentence' });
  const words = $('body')
    .toArray()
    .map((body) => wordsOf(body, withTargets));
  return [$('title').first().text(), $('[name="description"]').attr('content'), ...words]
    .join('\n')
    .split('\n')
    .flatMap((line) => Array.from(sentences.segment(line.replace(/\s+/g, ' ')), ({ segment }) => segment.trim()))
    .filter((line) => line !== '');
}

/**
 * The words below a node, a block a line.
 * @param write what stands for an element, given its words
 */
export function wordsOf(node: AnyNode, write: (element: Element, words: string) => string): string {
  if (isText(node)) return node.data.replace(/\s+/g, ' ');
  if (!('children' in node) || (isTag(node) && silent.has(node.name))) return '';
  const { children } = node;
  const words = children.map((child, index) => gap(children[index - 1], child) + wordsOf(child, write)).join('');
  if (!isTag(node)) return words;
  return inline.has(node.name) ? write(node, words) : `\n${write(node, words)}\n`;
}

function withTargets({ name, attribs }: Element, words: string): string {
  if (name === 'img') return attribs.alt ?? '';
  // A link round a whole card holds lines of its own: the first of them carries the address.
  if (name === 'a') return words.replace(/\S[^\n]*\S|\S/, (line) => `[${line}](${attribs.href})`);
  return name === 'td' || name === 'th' ? `${words} | ` : words;
}

/** Elements beside each other stand apart on the page, whatever their style; links in a row are a list. */
function gap(before: AnyNode | undefined, after: AnyNode): string {
  if (!before || !isTag(before) || !isTag(after)) return '';
  return before.name === 'a' && after.name === 'a' ? '\n' : ' ';
}
