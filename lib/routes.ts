import { type Collection, catalogue, collections, type Entry, type Review } from '@/lib/content/catalogue.ts';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';

/** What texts of every collection say of themselves; those of `content/pages` have no author and no day of publication. */
interface TextMeta {
  title: string;
  description: string;
  updated: string;
  published?: string;
  author?: string;
  draft?: true;
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
export function routes(): Route[] {
  const { pages, guide, posts, reviews } = catalogue();
  return [
    ...pages.map((entry) => toRoute('pages', entry)),
    ...guide.articles.map((entry) => toRoute('guide', entry)),
    ...posts.map((entry) => toRoute('blog', entry)),
    ...reviews.map((entry) => toRoute('reviews', entry)),
  ];
}

/** @throws Error where the site has no such page */
export function routeOf(collection: Collection, slug: string): Route {
  const route = routes().find((item) => item.collection === collection && item.slug === slug);
  if (!route) throw new Error(`There is no page ${collections[collection].path(slug)}`);
  return route;
}

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
