import { Icon } from '@/components/ui/icon.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The button to an operator's site: a real link in a new tab, marked as paid, with the age limit beside it. */
export function PartnerLink({
  review,
  locale,
}: {
  review: Pick<Review, 'slug' | 'name' | 'partnerLink'>;
  locale: Locale;
}) {
  const t = translator(locale, 'review');
  return (
    <span className="partner">
      <a
        className="button"
        href={review.partnerLink}
        data-partner={review.slug}
        target="_blank"
        rel="sponsored nofollow noopener noreferrer"
      >
        {t('visit')}
        <span className="visually-hidden">
          : {review.name}, {t('newTab')}
        </span>
        <Icon name="external" />
      </a>
      <small className="age">18+</small>
    </span>
  );
}
