import { Button } from '@/components/ui/button.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { ageLimit } from '@/lib/brand.ts';
import { lawPath } from '@/lib/content/addresses.ts';
import { isBanned, isQuiet, showsButton } from '@/lib/content/authorisation.ts';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import type { PageContext } from '@/lib/routes.ts';
import { StatusChip } from './status-chip.tsx';

interface Props {
  review: Review;
  locale: Locale;
}

/** Whether the owner's setting lets this operator's button stand (`partnerButtons` in `content/site.yml`). */
export function hasPartnerLink(review: Review): boolean {
  const { site, countries } = catalogue();
  return showsButton(site.partnerButtons, review, countries);
}

/** Whether the operator's site is not what a reader should open first: its button is quiet, and none follows the reader. */
export function isQuietPartner(review: Review): boolean {
  return isQuiet(review, catalogue().countries);
}

/**
 * The button to an operator's site: a real link in a new tab, marked as paid, with the age limit beside it. Where the setting
 * lets none stand, a line says why.
 */
export function PartnerLink({ review, locale }: Props) {
  if (!hasPartnerLink(review)) {
    return <p className="no-partner text-small text-muted">{translator(locale, 'authorisation')('noButton')}</p>;
  }
  const t = translator(locale, 'review');
  return (
    <span className="partner inline-flex flex-wrap items-center gap-[0.6rem] print:hidden">
      <Button
        quiet={isQuietPartner(review)}
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
        {ageLimit}
      </small>
    </span>
  );
}

/** The same on the operator's own review, under its status; before a quiet button stands the law, or the lists to check it with. */
export function PartnerActions({ review, locale, page }: Props & { page: PageContext }) {
  const t = translator(locale, 'authorisation');
  return (
    <div className="partner flex flex-wrap items-center gap-[0.6rem] print:hidden">
      <p className="w-full">
        <StatusChip review={review} locale={locale} page={page} />
      </p>
      {isQuietPartner(review) && (
        <Button href={localizedPath(lawPath(review.region), page.locale)}>
          {t(isBanned(review.region, catalogue().countries) ? 'seeLaw' : 'seeList')}
        </Button>
      )}
      <PartnerLink review={review} locale={locale} />
    </div>
  );
}
