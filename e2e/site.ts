/** The built site for tests that need no browser: its pages, their HTML as a tree, and their text as a reader meets it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { textOf } from '@/lib/content/catalogue.ts';
import { pageFile } from '@/lib/export/addresses.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { type Route, routes } from '@/lib/routes.ts';

export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
type Node = DefaultTreeAdapterTypes.Node;

export interface Page {
  /** Address, with language prefix. */
  path: string;
  route: Route;
  locale: Locale;
  /** Language of the text: the original's where no translation exists. */
  textLocale: Locale;
}

/** Every page of the site in every language. The 404 page, which has no address, is not among them. */
export const pages: readonly Page[] = routes().flatMap((route) =>
  localeCodes.map((locale) => ({
    path: localizedPath(route.path, locale),
    route,
    locale,
    textLocale: textOf(route.entry, locale).locale,
  })),
);

/** Stands for the address of the 404 page. */
export const notFoundPath = '/404';

/** One page of each kind. `untranslated`: the first that is, by now. */
export const kinds = {
  home: '/',
  brasil: '/brasil',
  latam: '/latam',
  guide: '/guia',
  article: '/guia/estrategias-nao-quebrar',
  untranslated: pages.find(({ locale, textLocale }) => locale !== textLocale)?.path ?? '/en',
  dictionary: '/dicionario',
  rankings: '/rankings',
  blog: '/blog',
  post: '/blog/gestao-de-banca-iniciantes',
  about: '/sobre',
  review: '/reviews/fresh-casino-br',
  'review-tabs': '/reviews/blaze-br',
  'review-latam': '/reviews/brazino777-latam',
  'not-found': notFoundPath,
} as const;

const parsed = new Map<string, Document>();

/** The HTML of an address, with language prefix, as the build left it in `out/`. */
export function documentAt(path: string): Document {
  const known = parsed.get(path);
  if (known) return known;
  const document = parse(readFileSync(join('out', pageFile(path)), 'utf8'));
  parsed.set(path, document);
  return document;
}

/** All elements below a node that a selector fits, in document order. */
export function all(within: Node, selector: string): Element[] {
  const steps = selector.trim().split(/\s+/).map(parseCompound);
  return elementsOf(within).filter((element) => fits(element, steps, within));
}

/** The one element below a node that a selector fits. @throws Error where there is none, or more than one */
export function only(within: Node, selector: string): Element {
  const [found, ...more] = all(within, selector);
  if (!found || more.length > 0) throw new Error(`${selector}: found ${found ? more.length + 1 : 0} elements, not one`);
  return found;
}

/** The first element below a node that a selector fits. @throws Error where there is none */
export function first(within: Node, selector: string): Element {
  const [found] = all(within, selector);
  if (!found) throw new Error(`${selector}: nothing found`);
  return found;
}

/** The nearest element round another one that a selector (without descendants) fits. */
export function closest(element: Element, selector: string): Element | undefined {
  const fitsSelector = parseCompound(selector);
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (isElement(node) && fitsSelector(node)) return node;
  }
  return undefined;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** Text of a node as a reader meets it: no scripts, a space between blocks, white space (U+00A0 too) as single spaces. */
export function text(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** Text of the page at an address, header and footer included. */
export function pageText(path: string): string {
  return text(only(documentAt(path), 'body'));
}

/** Text of the page between the start of its `<main>` and an element. */
export function textBefore(element: Element): string {
  const main = closest(element, 'main');
  if (!main) throw new Error('The element is not inside <main>');
  return rawText(main, element).replace(/\s+/g, ' ').trim();
}

/** Whether one element starts before another in the document. */
export function precedes(first: Element, second: Element): boolean {
  const order = elementsOf(rootOf(first));
  return order.indexOf(first) < order.indexOf(second);
}

export interface LinkText {
  href: string;
  text: string;
}

/** The links below a node, in document order. */
export function links(within: Node): LinkText[] {
  return all(within, 'a[href]').map((link) => ({ href: attribute(link, 'href') ?? '', text: text(link) }));
}

/** The cards below a node: of each heading `h3`, the widest element round it that holds no other heading of its kind. */
export function cards(within: Node): Element[] {
  return all(within, 'h3').map((heading) => {
    let card = heading;
    for (let node = parentOf(heading); node && node !== within && isElement(node); node = parentOf(node)) {
      if (all(node, 'h3').length > 1 || all(node, 'h2').length > 0) break;
      card = node;
    }
    return card;
  });
}

/** Rows of a table as the texts of their cells, header and footer rows included. */
export function rows(table: Element): string[][] {
  return all(table, 'tr').map((row) =>
    row.childNodes.filter((cell) => isElement(cell) && ['td', 'th'].includes(cell.tagName)).map((cell) => text(cell)),
  );
}

const listed = new WeakMap<Node, Element[]>();

/** All elements below a node, in document order. The tree never changes, so each list is made once. */
function elementsOf(within: Node): Element[] {
  const known = listed.get(within);
  if (known) return known;
  const found: Element[] = [];
  const collect = (node: Node): void => {
    for (const child of childrenOf(node)) {
      if (!isElement(child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(within);
  listed.set(within, found);
  return found;
}

/** A step of a selector: `tag#id.class[attribute][attribute="value"]`, each part optional. */
function parseCompound(step: string): (element: Element) => boolean {
  const parts = step.match(/^[a-z][a-z0-9]*|#[\w-]+|\.[\w-]+|\[[\w-]+(="[^"]*")?\]/g) ?? [];
  if (parts.join('') !== step) throw new Error(`${step} is more than these selectors can say`);
  const tests = parts.map((part): ((element: Element) => boolean) => {
    const [, name = '', value] = part.match(/^\[([\w-]+)(?:="([^"]*)")?\]$/) ?? [];
    if (part.startsWith('[') && value === undefined) return (element) => attribute(element, name) !== undefined;
    if (part.startsWith('[')) return (element) => attribute(element, name) === value;
    if (part.startsWith('#')) return (element) => attribute(element, 'id') === part.slice(1);
    if (part.startsWith('.')) {
      return (element) => (attribute(element, 'class') ?? '').split(/\s+/).includes(part.slice(1));
    }
    return (element) => element.tagName === part;
  });
  return (element) => tests.every((fitsPart) => fitsPart(element));
}

/** Whether the last step fits the element and the others its ancestors, in order, up to `root`. */
function fits(element: Element, steps: ((element: Element) => boolean)[], root: Node): boolean {
  const [last, ...rest] = [...steps].reverse();
  if (!last?.(element)) return false;
  let waiting = rest;
  for (let node = parentOf(element); node && node !== root && waiting.length > 0; node = parentOf(node)) {
    if (isElement(node) && waiting[0]?.(node)) waiting = waiting.slice(1);
  }
  return waiting.length === 0;
}

/** Elements that run on in the line of text round them. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time']);

function rawText(node: Node, until?: Element): string {
  let reached = false;
  const collect = (current: Node): string => {
    if (current === until) reached = true;
    if (reached) return '';
    if (defaultTreeAdapter.isTextNode(current)) return current.value;
    if (isElement(current) && ['script', 'style', 'head'].includes(current.tagName)) return '';
    const inner = childrenOf(current).map(collect).join('');
    return isElement(current) && !inline.has(current.tagName) ? ` ${inner} ` : inner;
  };
  return collect(node);
}

function childrenOf(node: Node): DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function parentOf(node: Node): Node | null {
  return 'parentNode' in node ? node.parentNode : null;
}

function rootOf(node: Node): Node {
  const parent = parentOf(node);
  return parent ? rootOf(parent) : node;
}

function isElement(node: Node): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}
