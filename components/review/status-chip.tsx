import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { type Standing, standingOf } from '@/lib/content/authorisation.ts';
import { standingChip } from '@/lib/content/authorisation-text.ts';
import { catalogue, collections, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';

const looks = {
  held: { icon: 'shield', tone: 'bg-brasil-soft text-positive' },
  ended: { icon: 'ban', tone: 'bg-negative-soft text-negative' },
  none: { icon: 'ban', tone: 'bg-negative-soft text-negative' },
  elsewhere: { icon: 'globe', tone: 'bg-amber-soft text-amber' },
  unclear: { icon: 'alert', tone: 'bg-amber-soft text-amber' },
} as const satisfies Record<Standing, object>;

interface Props {
  review: Pick<Review, 'slug' | 'name' | 'region' | 'authorisations'>;
  locale: Locale;
  page: PageContext;
}

/**
 * Whether an operator may take bets, in a few words with an icon, beside its name. It leads to the explanation on the review.
 * What is to be tapped is higher than what is seen.
 */
export function StatusChip({ review, locale, page }: Props) {
  const { countries } = catalogue();
  const { icon, tone } = looks[standingOf(review, countries)];
  const here = page.route.collection === 'reviews' && page.route.slug === review.slug;
  return (
    <Link
      to={`${here ? '' : collections.reviews.path(review.slug)}#${ids.authorisation}`}
      locale={page.locale}
      className={`relative inline-flex w-fit max-w-full min-w-0 items-center gap-xs rounded-card border border-current px-s py-[0.15rem] text-tiny leading-snug font-semibold no-underline after:absolute after:inset-x-0 after:top-1/2 after:h-target after:-translate-y-1/2 hover:underline ${tone}`}
    >
      <Icon name={icon} className="shrink-0" />
      <span className="min-w-0 wrap-break-word">
        <span className="sr-only">{translator(locale, 'authorisation')('chipLabel')} </span>
        {standingChip(review, countries, locale)}
        <span className="sr-only">, {review.name}</span>
      </span>
    </Link>
  );
}
