import { catalogue, type Review } from './catalogue.ts';
import type { Body } from './load/mdx.ts';
import { comparisonOrder } from './scores.ts';

export type Component = Body['components'][number]['value'];

/** The reviews that a component of a text lists, in its order; none where it lists none. */
export function listedReviews({ name, props }: Component): readonly Review[] {
  const { rankings, reviews } = catalogue();
  switch (name) {
    case 'TopRanking':
      return rankings.top.flatMap((row) => reviews.filter(({ slug }) => slug === row.review));
    case 'ReviewList':
    case 'ReviewPicker':
    case 'KnownFacts':
      return reviews.filter(({ region }) => region === props.region);
    case 'ComparisonTable':
      return comparisonOrder(reviews);
    default:
      return [];
  }
}
