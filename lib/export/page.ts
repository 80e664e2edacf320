import { html as markup, parse, serialize } from 'parse5';
import { type Assets, renameAssets } from './assets.ts';
import { checkPage, type InlineTexts } from './check.ts';
import {
  appendChild,
  attribute,
  createElement,
  type Document,
  detachNode,
  elementsOf,
  insertBefore,
  insertText,
} from './dom.ts';
import { stripNext } from './strip.ts';

interface Site {
  assets: Assets;
  /** Text of the inline script that loads the islands' code. */
  loader: string;
}

/** A page as Next wrote it, made into the page that is served, and the inline code that it holds. */
export function finishPage(
  file: string,
  html: string,
  { assets, loader }: Site,
): { html: string; inline: InlineTexts } {
  const document = parse(renameAssets(html, assets));
  stripNext(document);
  putScriptFirst(document);
  addLoader(document, loader);
  return { inline: checkPage(file, document), html: serialize(document) };
}

/** Our script in the head goes before the style sheet: behind it, it would have to wait until that has loaded. */
function putScriptFirst(document: Document): void {
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
  const script = head && elementsOf(head).find((element) => attribute(element, 'data-inline') !== undefined);
  const link = head && elementsOf(head).find(({ tagName }) => tagName === 'link');
  if (!script || !link) return;
  detachNode(script);
  insertBefore(head, script, link);
}

/** The loader goes last in the body of a page with islands. */
function addLoader(document: Document, loader: string): void {
  const elements = elementsOf(document);
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (!body || !elements.some((element) => attribute(element, 'data-island') !== undefined)) return;
  const script = createElement('script', markup.NS.HTML, [{ name: 'data-inline', value: 'loader' }]);
  insertText(script, loader);
  appendChild(body, script);
}
