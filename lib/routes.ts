import { helpPath } from '@/lib/content/addresses.ts';
import {
  type BlogFrontmatter,
  type Catalogue,
  type Collection,
  catalogue,
  collections,
  type Entry,
  type GuideArticle,
  type PageFrontmatter,
  type Review,
} from '@/lib/content/catalogue.ts';
import { type Region, regions } from '@/lib/content/schema/index.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';

/** What a page of each collection shows. */
interface Entries {
  pages: Entry<PageFrontmatter>;
  guide: GuideArticle;
  blog: Entry<BlogFrontmatter>;
  reviews: Review;
}

/**
 * One page of the site; its collection tells what `entry` is. It answers in every language; `locales` are those that its text
 * really exists in.
 */
export type Route<C extends Collection = Collection> = {
  [K in C]: {
    collection: K;
    slug: string;
    /** Address without language prefix. */
    path: string;
    original: Locale;
    locales: readonly Locale[];
    entry: Entries[K];
  };
}[C];

/** What the parts of a page need to know of the page they stand on. */
export interface PageContext<C extends Collection = Collection> {
  route: Route<C>;
  /** Language of the address and of everything round the text; links stay in it. */
  locale: Locale;
  /** Language of the text itself: the original's where no translation exists. */
  textLocale: Locale;
}

/** Every page of the site, from the content: pages, navigation, switcher, hreflang, sitemap, link check and tests read this table. */
export function routes(): readonly Route[] {
  return table().all;
}

/** The page at an address without language prefix, if there is one. */
export function routeAt(path: string): Route | undefined {
  return table().byPath.get(path);
}

/** @throws Error where the site has no such page */
export function routeOf<C extends Collection>(collection: C, slug: string): Route<C> {
  const path = collections[collection].path(slug);
  const route = routeAt(path);
  if (!route || !isOf(route, collection)) throw new Error(`There is no page ${path}`);
  return route;
}

const isOf = <C extends Collection>(route: Route, collection: C): route is Route & Route<C> =>
  route.collection === collection;

interface Table {
  all: readonly Route[];
  byPath: ReadonlyMap<string, Route>;
}

/** Every page asks for a dozen others: the table is made once for a catalogue, or a build's cost grows with the square of its pages. */
const tables = new WeakMap<Catalogue, Table>();

function table(): Table {
  const content = catalogue();
  const known = tables.get(content);
  if (known) return known;
  const { pages, guide, posts, reviews } = content;
  const all: Route[] = [
    ...pages.map((entry) => toRoute('pages', entry)),
    ...guide.articles.map((entry) => toRoute('guide', entry)),
    ...posts.map((entry) => toRoute('blog', entry)),
    ...reviews.map((entry) => toRoute('reviews', entry)),
  ];
  const made = { all, byPath: new Map(all.map((route) => [route.path, route])) };
  tables.set(content, made);
  return made;
}

/** The region that a page is about, where it is about one. */
export function regionOf(route: Route): Region | undefined {
  if (route.collection === 'reviews') return route.entry.region;
  return regions.find((region) => route.path === `/${region}`);
}

/** Links of the header, in order; `label` is a key of the message group `nav`. */
export const mainNavigation = [
  { path: '/', label: 'home' },
  { path: '/brasil', label: 'brazil' },
  { path: '/latam', label: 'latam' },
  { path: '/guia', label: 'guide' },
  { path: '/dicionario', label: 'dictionary' },
] as const;

/** What the menu of narrow screens has besides; on wide ones the footer is enough. */
export const furtherNavigation = [
  { path: '/rankings', label: 'rankings' },
  { path: '/blog', label: 'blog' },
  { path: '/sobre', label: 'about' },
  { path: helpPath, label: 'help' },
] as const;

/** Link groups of the footer; labels are keys of the message group `nav`. */
export const footerNavigation = {
  useful: [
    { path: '/rankings', label: 'rankings' },
    { path: '/dicionario', label: 'dictionary' },
    { path: '/blog', label: 'blog' },
  ],
  institutional: [
    { path: '/sobre', label: 'about' },
    { path: '/institucional', label: 'institutional' },
    { path: '/contato', label: 'contact' },
    { path: '/privacidade', label: 'privacy' },
  ],
} as const;

/** The page that lists a collection, which its breadcrumbs pass through. */
export function parentPath(route: Route): string | undefined {
  if (route.path === '/') return undefined;
  if (route.collection === 'guide') return '/guia';
  if (route.collection === 'blog') return '/blog';
  if (route.collection === 'reviews') return '/rankings';
  return '/';
}

function toRoute<C extends Collection>(collection: C, entry: Entries[C]) {
  const { slug, original, docs }: Entry<unknown> = entry;
  return {
    collection,
    slug,
    path: collections[collection].path(slug),
    original,
    locales: localeCodes.filter((code) => docs[code]),
    entry,
  };
}
