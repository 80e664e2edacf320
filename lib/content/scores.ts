import type { Review } from './catalogue.ts';

/** The score of the analysis on 0–10. */
export function onTen({ score: { value, scale } }: Pick<Review, 'score'>): number {
  return (value / scale) * 10;
}

/** Operators as the comparison table orders them: by region, and there by the score of the analysis on 10. */
export function comparisonOrder(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((a, b) =>
    a.region === b.region ? onTen(b) - onTen(a) || a.order - b.order : a.region < b.region ? -1 : 1,
  );
}
