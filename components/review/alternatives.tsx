import { CardFrame, CardGrid, CoverLink } from '@/components/ui/card.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { catalogue, collections, type Review } from '@/lib/content/catalogue.ts';
import { listOrder } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { ScorePair } from './scores.tsx';
import { StatusChip } from './status-chip.tsx';

/** The first two other operators of the region’s list. */
function alternativesTo(review: Review, reviews: readonly Review[]): Review[] {
  return listOrder(reviews, review.region)
    .filter(({ slug }) => slug !== review.slug)
    .slice(0, 2);
}

export function Alternatives({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  return (
    <section aria-labelledby={ids.alternatives}>
      <LinkedHeading as="h2" id={ids.alternatives}>
        {translator(locale, 'review')('alternatives')}
      </LinkedHeading>
      <CardGrid>
        {alternativesTo(review, catalogue().reviews).map((other) => (
          <CardFrame key={other.slug}>
            <div className="flex flex-wrap items-center gap-x-s gap-y-xs">
              <Lettermark review={other} size={40} />
              <h3>
                <CoverLink to={collections.reviews.path(other.slug)} locale={page.locale}>
                  {other.name}
                </CoverLink>
              </h3>
            </div>
            <StatusChip review={other} locale={locale} page={page} />
            <ScorePair review={other} locale={locale} page={page} />
          </CardFrame>
        ))}
      </CardGrid>
    </section>
  );
}
