import { Button } from '@/components/ui/button.tsx';
import { collections, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import type { PageContext } from '@/lib/routes.ts';
import { AuthorisationNote } from './authorisation.tsx';
import { PartnerLink } from './partner-link.tsx';

interface Props {
  review: Review;
  locale: Locale;
  page: PageContext;
  className?: string;
}

/** What a card of an operator leads to: its site, with the note that comes before that button, and its review. On phones each button takes a line. */
export function ReviewActions({ review, locale, page, className = '' }: Props) {
  return (
    <div
      className={`ranking-actions flex flex-wrap items-center gap-[0.6rem] @max-phone:[&_.button]:grow @max-phone:[&_.partner]:grow ${className}`}
    >
      <AuthorisationNote review={review} locale={locale} />
      <PartnerLink review={review} locale={locale} />
      <Button href={localizedPath(collections.reviews.path(review.slug), page.locale)} quiet>
        {translator(locale, 'ranking')('fullReview')}
        <span className="sr-only">: {review.name}</span>
      </Button>
    </div>
  );
}
