import { html as markup, parse, serialize } from 'parse5';
import { type Assets, renameAssets } from './assets.ts';
import { checkPage, type InlineTexts } from './check.ts';
import { type ClassNames, renameClasses } from './class-names.ts';
import {
  appendChild,
  attribute,
  createElement,
  type Document,
  detachNode,
  type Element,
  elementsOf,
  insertBefore,
  insertText,
} from './dom.ts';
import { speculationRules } from './speculation.ts';
import { stripNext } from './strip.ts';

export interface PageParts {
  assets: Assets;
  classes: ClassNames;
  /** Text of the inline script that loads the islands' code. */
  loader: string;
}

/** A page as Next wrote it, made into the page that is served, and the inline code that it holds. */
export function finishPage(
  file: string,
  html: string,
  { assets, classes, loader }: PageParts,
): { html: string; inline: InlineTexts } {
  const document = parse(renameAssets(html, assets));
  stripNext(document);
  putScriptFirst(document);
  preloadFonts(document, assets);
  addScripts(document, loader);
  shortenClasses(document, classes);
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

/** Next preloads the fonts on every page but the 404 page. */
function preloadFonts(document: Document, assets: Assets): void {
  const elements = elementsOf(document);
  const sheet = elements.find((element) => attribute(element, 'rel') === 'stylesheet');
  const head = sheet?.parentNode;
  if (!sheet || !head || elements.some((element) => attribute(element, 'as') === 'font')) return;
  for (const href of [...assets.values()].filter((file) => file.endsWith('.woff2'))) {
    const attributes = { rel: 'preload', href, as: 'font', crossorigin: '', type: 'font/woff2' };
    const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
    insertBefore(head, createElement('link', markup.NS.HTML, attrs), sheet);
  }
}

function shortenClasses(document: Document, classes: ClassNames): void {
  for (const attr of elementsOf(document).flatMap(({ attrs }) => attrs))
    if (attr.name === 'class') attr.value = renameClasses(attr.value, classes);
}

/** Last in the body: the rules for prefetching and, on a page with islands, the loader. */
function addScripts(document: Document, loader: string): void {
  const elements = elementsOf(document);
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (!body) return;
  addScript(body, { name: 'type', value: 'speculationrules' }, speculationRules);
  if (elements.some((element) => attribute(element, 'data-island') !== undefined))
    addScript(body, { name: 'data-inline', value: 'loader' }, loader);
}

function addScript(body: Element, attr: Element['attrs'][number], text: string): void {
  const script = createElement('script', markup.NS.HTML, [attr]);
  insertText(script, text);
  appendChild(body, script);
}
