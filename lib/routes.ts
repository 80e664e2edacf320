import {
  type Catalogue,
  type Collection,
  catalogue,
  collections,
  type Entry,
  type Review,
} from '@/lib/content/catalogue.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';

/** What texts of every collection say of themselves; those of `content/pages` have no author and no day of publication. */
interface TextMeta {
  title: string;
  description: string;
  updated: string;
  published?: string;
  author?: string;
  draft?: true;
  translationOf?: string;
}

/** One page of the site. It answers in every language; `locales` are those that its text really exists in. */
export interface Route {
  collection: Collection;
  slug: string;
  /** Address without language prefix. */
  path: string;
  original: Locale;
  locales: readonly Locale[];
  entry: Entry<TextMeta>;
}

/** What the parts of a page need to know of the page they stand on. */
export interface PageContext {
  route: Route;
  /** Language of the address and of everything round the text; links stay in it. */
  locale: Locale;
  /** Language of the text itself: the original's where no translation exists. */
  textLocale: Locale;
  review?: Review;
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
export function routeOf(collection: Collection, slug: string): Route {
  const path = collections[collection].path(slug);
  const route = routeAt(path);
  if (!route) throw new Error(`There is no page ${path}`);
  return route;
}

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
  const all = [
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
export function regionOf({ route, review }: Pick<PageContext, 'route' | 'review'>): Review['region'] | undefined {
  if (review) return review.region;
  return regions.find((region) => route.path === `/${region}`);
}

const regions = ['brasil', 'latam'] as const;

/** Links of the header, in order; `label` is a key of the message group `nav`. */
export const mainNavigation = [
  { path: '/', label: 'home' },
  { path: '/brasil', label: 'brazil' },
  { path: '/latam', label: 'latam' },
  { path: '/guia', label: 'guide' },
  { path: '/dicionario', label: 'dictionary' },
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

function toRoute(collection: Collection, entry: Entry<TextMeta>): Route {
  const { slug, original, docs } = entry;
  return {
    collection,
    slug,
    path: collections[collection].path(slug),
    original,
    locales: localeCodes.filter((code) => docs[code]),
    entry,
  };
}
