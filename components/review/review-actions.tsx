import { Button } from '@/components/ui/button.tsx';
import { collections, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import type { PageContext } from '@/lib/routes.ts';
import { isQuietPartner, PartnerLink } from './partner-link.tsx';

interface Props {
  review: Review;
  locale: Locale;
  page: PageContext;
  className?: string;
}

/**
 * What a card of an operator leads to: its review and its site, the review first where the operator's button is a quiet one. On
 * phones each button takes a line.
 */
export function ReviewActions({ review, locale, page, className = '' }: Props) {
  const quiet = isQuietPartner(review);
  const read = (
    <Button key="read" href={localizedPath(collections.reviews.path(review.slug), page.locale)} quiet={!quiet}>
      {translator(locale, 'ranking')('fullReview')}
      <span className="sr-only">: {review.name}</span>
    </Button>
  );
  const site = <PartnerLink key="visit" review={review} locale={locale} />;
  return (
    <div
      className={`flex flex-wrap items-center gap-[0.6rem] @max-phone:[&_.button]:grow @max-phone:[&_.partner]:grow ${className}`}
    >
      {quiet ? [read, site] : [site, read]}
    </div>
  );
}
