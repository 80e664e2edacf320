import { type CheerioAPI, load } from 'cheerio';
import { type Assets, renameAssets } from './assets.ts';
import { checkPage, type InlineTexts } from './check.ts';
import { type ClassNames, renameClasses } from './class-names.ts';
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
  const $ = load(renameAssets(html, assets) + lastScripts(html, loader));
  stripNext($);
  // Our script in the head goes before the style sheet: behind it, it would have to wait until that has loaded.
  $('head > link').first().before($('head > [data-inline]').first());
  preloadFonts($, assets);
  $('[class]').attr('class', (_, list) => renameClasses(list, classes));
  return { inline: checkPage(file, $), html: $.html() };
}

/** The rules for prefetching and, on a page with islands, the loader. */
function lastScripts(html: string, loader: string): string {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return html.includes(' data-island="') ? `${rules}<script data-inline="loader">${loader}</script>` : rules;
}

/** Next preloads the fonts on every page but the 404 page. */
function preloadFonts($: CheerioAPI, assets: Assets): void {
  if ($('[as="font"]').length > 0) return;
  const preloads = [...assets.values()]
    .filter((file) => file.endsWith('.woff2'))
    .map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2">`);
  $('[rel="stylesheet"]').first().before(preloads.join(''));
}
