import { colors } from '@/lib/brand.ts';
import { docFor } from '@/lib/content/catalogue.ts';
import { heroOf } from '@/lib/content/hero.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { Route } from '@/lib/routes.ts';
import { shareWords } from '@/lib/seo/share.ts';
import { type ArtName, ShareArt, ShareIcon } from './art.tsx';
import { ShareCard } from './card.tsx';
import { ShareLettermark, ShareScore } from './score.tsx';

const grounds: Record<ArtName, string> = {
  home: colors.field,
  brasil: colors.field,
  latam: colors.fieldLatam,
  guia: colors.fieldGuide,
  plain: colors.field,
};

/** The share picture of a page: what it shows depends on the kind of page. */
export function SharePicture({ route, locale }: { route: Route; locale: Locale }) {
  const words = shareWords(route, locale);

  if (route.collection === 'guide')
    return (
      <ShareCard ground={colors.fieldGuide} {...words}>
        <ShareIcon name={route.entry.icon} ground={colors.fieldGuide} />
      </ShareCard>
    );

  if (route.collection === 'reviews') {
    const review = route.entry;
    return (
      <ShareCard
        ground={review.region === 'latam' ? colors.fieldLatam : colors.field}
        mark={<ShareLettermark review={review} />}
        {...words}
      >
        <ShareScore review={review} locale={locale} />
      </ShareCard>
    );
  }

  const art = heroOf(docFor(route.entry, locale).doc)?.art ?? 'plain';
  return (
    <ShareCard ground={grounds[art]} {...words}>
      <ShareArt name={art} ground={grounds[art]} />
    </ShareCard>
  );
}
