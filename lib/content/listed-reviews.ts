import { catalogue, type Review } from './catalogue.ts';
import type { Component } from './load/mdx-props.ts';
import type { Region } from './schema/index.ts';
import { isShowing } from './schema/mdx-components.ts';
import { comparisonOrder, listOrder } from './scores.ts';

/** The reviews that a component of a text lists, in its order; none where it lists none. */
export function listedReviews({ name, props }: Component): readonly Review[] {
  if (!isShowing('reviews', name)) return [];
  const { rankings, reviews } = catalogue();
  switch (name) {
    case 'TopRanking':
      return rankings.top.flatMap((row) => reviews.filter(({ slug }) => slug === row.review));
    case 'ReviewList':
    case 'KnownFacts':
      return listOrder(reviews, props.region as Region);
    case 'ReviewPicker':
      return reviews.filter(({ region }) => region === props.region);
    case 'ComparisonTable':
      return comparisonOrder(reviews);
  }
}
