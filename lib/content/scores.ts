import type { Review } from './catalogue.ts';
import { regions } from './schema/index.ts';

/** The score of the analysis on 0–10. */
export function onTen({ score: { value, scale } }: Pick<Review, 'score'>): number {
  return (value / scale) * 10;
}

/** Whether the list and the analysis say the same of an operator, on 10. */
export function readingsAgree(review: Pick<Review, 'rating' | 'score'>): boolean {
  return Math.round(review.rating * 10) === Math.round(onTen(review) * 10);
}

/** Whether any criterion of an operator has a score; without one, nothing says how its total came about. */
export function hasCriteria({ criteria }: Pick<Review, 'criteria'>): boolean {
  return criteria.some(({ score }) => score !== undefined);
}

export type Weakness = 'weak' | 'veryWeak';

/** The word that a criterion's score on 0–10 gets below 6, and below 4. A total gets none: its scale differs, and its criteria say more. */
export function weakness(score: number): Weakness | undefined {
  if (score < 4) return 'veryWeak';
  return score < 6 ? 'weak' : undefined;
}

/** The operators of a region as its list has them: by their score in the list. */
export function listOrder(reviews: readonly Review[], region: Review['region']): Review[] {
  return reviews
    .filter((review) => review.region === region)
    .toSorted((a, b) => b.rating - a.rating || a.order - b.order);
}

/** All operators as the comparison table has them: region by region, there as in the region's list. */
export function comparisonOrder(reviews: readonly Review[]): Review[] {
  return regions.flatMap((region) => listOrder(reviews, region));
}
