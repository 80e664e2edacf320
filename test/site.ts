/** The built site for tests that need no browser: its pages, their HTML by CSS selectors, and their text as a reader meets it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { type AnyNode, type Document, type Element, isTag } from 'domhandler';
import { wordsOf } from '@/lib/cli/page-text.ts';
import { showsBanners } from '@/lib/content/authorisation.ts';
import { bottomBanner } from '@/lib/content/bottom-banner.ts';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import type { Region } from '@/lib/content/schema/index.ts';
import { pageFile } from '@/lib/export/addresses.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { type Route, regionOf, routes } from '@/lib/routes.ts';

export type { AnyNode, Document, Element };

export interface Page {
  /** Address, with language prefix. */
  path: string;
  route: Route;
  locale: Locale;
  /** Language of the text: the original's where no translation exists. */
  textLocale: Locale;
}

/** Every page of the site in every language. The 404 pages, which have no address, are not among them. */
export const pages: readonly Page[] = routes().flatMap((route) =>
  localeCodes.map((locale) => ({
    path: localizedPath(route.path, locale),
    route,
    locale,
    textLocale: docFor(route.entry, locale).locale,
  })),
);

/** Pages whose text really is in their language: those that search engines shall show. */
export const canonicalPages: readonly Page[] = pages.filter(({ locale, textLocale }) => locale === textLocale);

/** Stand for the addresses of the 404 page in each language. */
export const notFoundPages = localeCodes.map((locale) => ({
  path: localizedPath('/404', locale),
  locale,
  textLocale: locale,
}));
export const notFoundPath = '/404';

/** Every page and the 404 pages. */
export const documents: readonly Pick<Page, 'path' | 'locale' | 'textLocale'>[] = [...pages, ...notFoundPages];

type TextOf = Pick<Page, 'route' | 'locale'>;

/** The banners in a page's text. */
function writtenBanners({ route, locale }: TextOf): { id: number; region: Region | undefined }[] {
  const { components } = docFor(route.entry, locale).doc.body;
  return components.flatMap(({ value: { name, props } }) =>
    name === 'Banner' ? { id: Number(props.id), region: props.region as Region | undefined } : [],
  );
}

/** Those of them that the owner's settings let stand there, as ids. */
export function shownBanners(page: TextOf): number[] {
  return writtenBanners(page)
    .filter(({ region }) => mayShowBanners(page, region))
    .map(({ id }) => id);
}

/** Whether the owner's settings let a banner stand on a page, or in a part of it that is for a region. */
export function mayShowBanners({ route, locale }: TextOf, region = regionOf(route)): boolean {
  const { site, countries } = catalogue();
  return showsBanners(site, { region, locale }, countries);
}

/** The banner before the footer, where a page has one: guide articles go without. */
export function bannerBelow(page: TextOf): number | undefined {
  if (page.route.collection === 'guide' || !mayShowBanners(page)) return undefined;
  const inText = writtenBanners(page).map(({ id }) => id);
  return bottomBanner(catalogue().site.banners, regionOf(page.route), inText);
}

const $ = load('');
const parsed = new Map<string, Document>();

/** The HTML of an address, with language prefix, as the build left it in `out/`. */
export function documentAt(path: string): Document {
  const known = parsed.get(path);
  if (known) return known;
  const [document] = load(readFileSync(join('out', pageFile(path)), 'utf8')).root();
  if (!document) throw new Error(`${path} is empty`);
  parsed.set(path, document);
  return document;
}

/** All elements below a node that a selector fits, in document order. */
export function all(within: AnyNode, selector: string): Element[] {
  return $(within).find(selector).toArray().filter(isTag);
}

/** The one element below a node that a selector fits. @throws Error where there is none, or more than one */
export function only(within: AnyNode, selector: string): Element {
  const [found, ...more] = all(within, selector);
  if (!found || more.length > 0) throw new Error(`${selector}: found ${found ? more.length + 1 : 0} elements, not one`);
  return found;
}

/** The first element below a node that a selector fits. @throws Error where there is none */
export function first(within: AnyNode, selector: string): Element {
  const [found] = all(within, selector);
  if (!found) throw new Error(`${selector}: nothing found`);
  return found;
}

/** The nearest element round another one, itself included, that a selector fits. */
export function closest(element: Element, selector: string): Element | undefined {
  return $(element).closest(selector).toArray().find(isTag);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name];
}

/** Text of a node as a reader meets it: nothing hidden, no scripts, a space between blocks, white space (U+00A0 too) as single spaces. */
export function text(node: AnyNode): string {
  return plain(wordsOf(node, visible));
}

/** Words as `text` returns them. */
export function plain(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** Text of the page at an address, header and footer included. */
export function pageText(path: string): string {
  return text(only(documentAt(path), 'body'));
}

/** Text of the page between the start of its `<main>` and an element. */
export function textBefore(element: Element): string {
  const main = closest(element, 'main');
  if (!main) throw new Error('The element is not inside <main>');
  const end = '\0';
  const [before = ''] = wordsOf(main, (each, words) => (each === element ? end : visible(each, words))).split(end);
  return plain(before);
}

/** Whether one element starts before another in the document. */
export function precedes(first: Element, second: Element): boolean {
  const order = $(first).parents().last().find('*');
  return order.index(first) < order.index(second);
}

/** Entries of a list of sources that say neither their day nor that they have none. */
export function sourcesWithoutDay(list: Element, locale: Locale): string[] {
  const undated = translator(locale, 'article')('undated');
  return all(list, 'li')
    .filter((entry) => all(entry, 'time').length === 0)
    .map(text)
    .filter((words) => !words.includes(`, ${undated}`));
}

interface LinkText {
  href: string;
  text: string;
}

/** The links below a node, in document order. */
export function links(within: AnyNode): LinkText[] {
  return all(within, 'a[href]').map((link) => ({ href: attribute(link, 'href') ?? '', text: text(link) }));
}

/** The cards below a node: of each heading `h3`, the widest element round it that holds no other heading of its kind. */
export function cards(within: Element): Element[] {
  return all(within, 'h3').map((heading) => {
    const around = $(heading).parentsUntil(within).toArray().filter(isTag);
    const end = around.findIndex((element) => all(element, 'h3').length > 1 || all(element, 'h2').length > 0);
    return around.slice(0, end === -1 ? undefined : end).at(-1) ?? heading;
  });
}

/** Rows of a table as the texts of their cells, header and footer rows included. */
export function rows(table: Element): string[][] {
  return all(table, 'tr').map((row) => all(row, 'td, th').map(text));
}

const visible = ({ attribs }: Element, words: string) => (attribs.hidden === undefined ? words : '');
