import type { Review } from '@/lib/content/catalogue.ts';

/** An operator's neutral lettermark; its name stands beside it. */
export function Lettermark({ review, size }: { review: Pick<Review, 'slug'>; size: 40 | 56 | 72 }) {
  // A plain <img>: next/image is a client component.
  return (
    <img className="lettermark" src={`/logos/${review.slug}.svg`} alt="" width={size} height={size} loading="lazy" />
  );
}
