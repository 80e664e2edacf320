/** The pages that browser tests visit, and what the site has for them to try: its owner and writers may leave it without. */
import { test } from '@playwright/test';
import type { PageKind } from '@/lib/bench/budgets.ts';
import { showsButton } from '@/lib/content/authorisation.ts';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { defaultLocale, type Locale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { regionOf } from '@/lib/routes.ts';
import { bannerBelow, notFoundPath, type Page, pages, shownBanners } from '@/test/site.ts';

const { site, countries, reviews } = catalogue();

/** Windows in which pages are looked at. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };
export const sizes = [phone, desktop];

/** A page of each kind that `lib/bench/budgets.ts` knows. */
export const samples = {
  home: '/',
  region: '/brasil',
  guide: '/guia',
  article: '/guia/estrategias-nao-quebrar',
  glossary: '/dicionario',
  rankings: '/rankings',
  blog: '/blog',
  post: '/blog/gestao-de-banca-iniciantes',
  text: '/sobre',
  review: '/reviews/fresh-casino-br',
  notFound: notFoundPath,
} as const satisfies Record<PageKind, string>;

/** Besides, those that look different though they are of one kind. */
export const looks = {
  ...samples,
  latam: '/latam',
  'review-tabs': '/reviews/blaze-br',
  'review-latam': '/reviews/brazino777-latam',
} as const;

const originals = pages.filter(({ locale }) => locale === defaultLocale);

/** One page of each look in a language: pages of one look are made of the same parts. */
export const looksIn = (locale: Locale): string[] => Object.values(looks).map((path) => localizedPath(path, locale));

/** The first page whose text a reader meets in another language than its address says. */
export const untranslated = pages.find(({ locale, textLocale }) => locale !== textLocale)?.path;

/** A page and a banner in its text. */
export interface BannerPlace {
  page: Page;
  path: string;
  id: string;
}

function bannerIn(fits: (page: Page) => boolean): BannerPlace | undefined {
  const page = originals.find((item) => fits(item) && shownBanners(item).length > 0);
  return page && { page, path: page.path, id: String(shownBanners(page)[0]) };
}

export const banners = {
  /** The only one of its page, and far below the first view. */
  inArticle: bannerIn((page) => page.route.collection === 'guide' && shownBanners(page).length === 1),
  /** Beside tabs. */
  inRegion: bannerIn(({ route }) => route.collection === 'pages' && regionOf(route) !== undefined),
  /** Above another one, before the footer. */
  above: bannerIn((page) => bannerBelow(page) !== undefined),
};

/** The operators that have a partner button. */
export const partners = reviews.filter((review) => showsButton(site.partnerButtons, review, countries));

/** An article with glossary words. */
export const articleWithTerms = originals.find(
  ({ route }) =>
    route.collection === 'guide' &&
    docFor(route.entry, defaultLocale).doc.body.components.filter(({ value }) => value.name === 'Term').length > 1,
)?.path;

const said = new Set<string>();

/** Skips the test that asks, and says why in what the run prints. */
export function skipTest(reason: string): never {
  if (!said.has(reason)) console.warn(`NOT TESTED: ${reason}`);
  said.add(reason);
  test.skip(true, reason);
  throw new Error(reason); // not reached: Playwright leaves the test above
}

/** What a test is about; where the site has none of it, the test that asks is skipped. */
export function need<T>(found: T | undefined, what: string): T {
  return found ?? skipTest(`the site has no ${what}`);
}
