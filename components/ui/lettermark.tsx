import type { Review } from '@/lib/content/catalogue.ts';

interface Props {
  review: Pick<Review, 'slug'>;
  size: 40 | 56 | 72;
  /** On a page's first screen, where waiting for the image would show. */
  eager?: boolean;
  className?: string;
}

/** An operator's neutral lettermark; its name stands beside it. */
export function Lettermark({ review, size, eager = false, className = '' }: Props) {
  // A plain <img>: next/image is a client component.
  return (
    <img
      className={`shrink-0 rounded-small ${className}`}
      src={`/logos/${review.slug}.svg`}
      alt=""
      width={size}
      height={size}
      loading={eager ? undefined : 'lazy'}
    />
  );
}
