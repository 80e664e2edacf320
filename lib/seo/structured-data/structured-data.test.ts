import { type Collection, catalogue, docFor } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';
import { untranslated } from '@/lib/testing/untranslated.ts';
import { structuredData } from './index.ts';

const { url } = catalogue().site;

function page(collection: Collection, slug: string, locale: Locale): PageContext {
  const route = routeOf(collection, slug);
  return { route, locale, textLocale: docFor(route.entry, locale).locale };
}

const betsul = catalogue().reviews.find(({ slug }) => slug === 'betsul-br');

/** The nodes of a page, without the ones that all pages share. */
const nodes = (...[collection, slug, locale]: Parameters<typeof page>) =>
  structuredData(page(collection, slug, locale))['@graph'].slice(2) as unknown[];

test('home stands at the top: it has no breadcrumbs', () => {
  expect(JSON.stringify(nodes('pages', 'home', 'pt'))).not.toContain('BreadcrumbList');
});

test('a review is rated on its own scale', () => {
  expect(nodes('reviews', 'betsul-br', 'pt')).toContainEqual(
    expect.objectContaining({
      '@type': 'Review',
      itemReviewed: { '@type': 'Organization', name: 'Betsul' },
      reviewRating: { '@type': 'Rating', ratingValue: betsul?.score.value, bestRating: 5, worstRating: 0 },
    }),
  );
});

test('a text that is no translation speaks of its original, in its language', () => {
  const route = untranslated(routeOf('guide', 'over-under'));
  expect(structuredData({ route, locale: 'en', textLocale: 'pt' })['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'Article', url: `${url}/guia/over-under`, inLanguage: 'pt-BR' }),
  );
});

test('the last breadcrumb is the page itself, the others are links of its language', () => {
  expect(nodes('pages', 'brasil', 'es')[0]).toMatchObject({
    itemListElement: [
      { item: `${url}/es`, position: 1 },
      { item: `${url}/es/brasil`, position: 2 },
    ],
  });
});

test('lists follow the blocks of the text', () => {
  const blocks: Record<string, string> = {
    TopRanking: 'ItemList',
    ReviewPicker: 'ItemList',
    ComparisonTable: 'ItemList',
    Glossary: 'DefinedTermSet',
  };
  for (const { slug, docs } of catalogue().pages.filter((entry) => entry.slug !== 'home')) {
    const types = nodes('pages', slug, 'pt').map((node) => (node as { '@type': string })['@type']);
    const placed = docs.pt?.body.components.flatMap(({ value: { name } }) => blocks[name] ?? []) ?? [];
    expect([slug, ...types]).toEqual([slug, 'BreadcrumbList', ...placed]);
  }
});
