import { Button } from '@/components/ui/button.tsx';
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
    <span className="partner inline-flex flex-wrap items-center gap-[0.6rem] print:hidden">
      <Button
        href={review.partnerLink}
        data-partner={review.slug}
        target="_blank"
        rel="sponsored nofollow noopener noreferrer"
      >
        {t('visit')}
        <span className="sr-only">
          : {review.name}, {t('newTab')}
        </span>
        <Icon name="external" />
      </Button>
      <small className="rounded-pill border-2 border-negative px-[0.4rem] py-[0.1rem] text-tiny font-bold whitespace-nowrap text-negative">
        18+
      </small>
    </span>
  );
}
