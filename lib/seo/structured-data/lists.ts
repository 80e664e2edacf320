import type { DefinedTermSet, ItemList, Thing } from 'schema-dts';
import { catalogue, docFor, type Review } from '@/lib/content/catalogue.ts';
import { listedReviews } from '@/lib/content/listed-reviews.ts';
import { isShowing, type Showing } from '@/lib/content/schema/mdx-components.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';
import { canonicalUrl } from '../metadata.ts';

/** Which lists of reviews are told to search engines; the others have the same ones again. */
const told: Record<Showing<'reviews'>, boolean> = {
  TopRanking: true,
  ReviewList: false,
  KnownFacts: false,
  ReviewPicker: true,
  ComparisonTable: true,
};

/** The lists that the text of a page places, each in the order and under the heading that the page shows it with. */
export function lists(page: PageContext): Thing[] {
  const { components } = docFor(page.route.entry, page.locale).doc.body;
  let heading: string | undefined;
  return components.flatMap(({ value }): Thing[] => {
    const { name } = value;
    if (name === 'Hero' || name === 'Section') heading = String(value.props.title);
    if (isShowing('glossary', name)) return [glossary(page, heading)];
    return isShowing('reviews', name) && told[name] ? [itemList(page, heading, listedReviews(value))] : [];
  });
}

function itemList({ locale }: PageContext, name: string | undefined, reviews: readonly Review[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: reviews.length,
    itemListElement: reviews.map((review, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: review.name,
      url: canonicalUrl(routeOf('reviews', review.slug), locale),
    })),
  };
}

function glossary({ route, locale, textLocale }: PageContext, name: string | undefined): DefinedTermSet {
  const url = canonicalUrl(route, locale);
  return {
    '@type': 'DefinedTermSet',
    name,
    url,
    // Without the definitions: they would be a quarter of the page, and stand in it at these addresses.
    hasDefinedTerm: catalogue().glossary[textLocale].map(({ id, term }) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${id}`,
      name: term,
    })),
  };
}
