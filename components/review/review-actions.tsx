import { Link } from '@/components/ui/link.tsx';
import { collections, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { AuthorisationNote } from './authorisation.tsx';
import { PartnerLink } from './partner-link.tsx';

/** What a card of an operator leads to: its site, with the note that comes before that button, and its review. */
export function ReviewActions({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  return (
    <>
      <AuthorisationNote review={review} locale={locale} />
      <PartnerLink review={review} locale={locale} />
      <Link to={collections.reviews.path(review.slug)} locale={page.locale} className="button button-quiet">
        {translator(locale, 'ranking')('fullReview')}
        <span className="visually-hidden">: {review.name}</span>
      </Link>
    </>
  );
}
