import { parse, parseFragment, serialize } from 'parse5';
import { type Assets, renameAssets } from './assets.ts';
import { checkPage, type InlineTexts } from './check.ts';
import { type ClassNames, renameClasses } from './class-names.ts';
import { attribute, detachNode, type Element, elementsOf, insertBefore } from './dom.ts';
import { speculationRules } from './speculation.ts';
import { stripNext } from './strip.ts';

interface PageParts {
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
  // The parser puts what follows a page at the end of its body.
  const document = parse(renameAssets(html, assets) + lastScripts(html, loader));
  stripNext(document);
  const elements = elementsOf(document);
  putScriptFirst(elements);
  preloadFonts(elements, assets);
  for (const attr of elements.flatMap(({ attrs }) => attrs))
    if (attr.name === 'class') attr.value = renameClasses(attr.value, classes);
  return { inline: checkPage(file, document), html: serialize(document) };
}

/** The rules for prefetching and, on a page with islands, the loader. */
function lastScripts(html: string, loader: string): string {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return html.includes(' data-island="') ? `${rules}<script data-inline="loader">${loader}</script>` : rules;
}

/** Our script in the head goes before the style sheet: behind it, it would have to wait until that has loaded. */
function putScriptFirst(elements: readonly Element[]): void {
  const script = elements.find((element) => attribute(element, 'data-inline') !== undefined);
  const link = elements.find(({ tagName }) => tagName === 'link');
  if (!script || !link?.parentNode || script.parentNode !== link.parentNode) return;
  detachNode(script);
  insertBefore(link.parentNode, script, link);
}

/** Next preloads the fonts on every page but the 404 page. */
function preloadFonts(elements: readonly Element[], assets: Assets): void {
  if (elements.some((element) => attribute(element, 'as') === 'font')) return;
  const sheet = elements.find((element) => attribute(element, 'rel') === 'stylesheet');
  if (!sheet?.parentNode) return;
  const preloads = [...assets.values()]
    .filter((file) => file.endsWith('.woff2'))
    .map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2">`);
  for (const link of parseFragment(preloads.join('')).childNodes) insertBefore(sheet.parentNode, link, sheet);
}
