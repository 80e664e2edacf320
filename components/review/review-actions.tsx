import { Link } from '@/components/ui/link.tsx';
import { collections, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { isQuietPartner, PartnerLink } from './partner-link.tsx';

/** What a card of an operator leads to: its review and its site, the review first where the operator's button is a quiet one. */
export function ReviewActions({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  const quiet = isQuietPartner(review);
  const read = (
    <Link
      key="read"
      to={collections.reviews.path(review.slug)}
      locale={page.locale}
      className={quiet ? 'button' : 'button button-quiet'}
    >
      {translator(locale, 'ranking')('fullReview')}
      <span className="visually-hidden">: {review.name}</span>
    </Link>
  );
  const visit = <PartnerLink key="visit" review={review} locale={locale} />;
  return quiet ? [read, visit] : [visit, read];
}
