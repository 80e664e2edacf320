import { colors } from '@/lib/brand.ts';
import { countriesIn } from '@/lib/content/authorisation.ts';
import { standingChip } from '@/lib/content/authorisation-text.ts';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import type { MdxProps } from '@/lib/content/schema/mdx-components.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type Route, regionOf } from '@/lib/routes.ts';
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
  const { frontmatter, body } = docFor(route.entry, locale).doc;
  const section = translator(locale, 'crumbs');

  if (route.collection === 'guide') {
    const { group, icon } = route.entry;
    return (
      <ShareCard
        ground={colors.fieldGuide}
        eyebrow={`${section('guia')} · ${inLanguage(group.title, locale)}`}
        title={frontmatter.title}
      >
        <ShareIcon name={icon} ground={colors.fieldGuide} />
      </ShareCard>
    );
  }

  if (route.collection === 'blog') {
    const { category } = docFor(route.entry, locale).doc.frontmatter;
    return (
      <ShareCard
        ground={colors.field}
        eyebrow={`${section('blog')} · ${translator(locale, 'blog')(`categories.${category}`)}`}
        title={frontmatter.title}
      >
        <ShareArt name="plain" ground={colors.field} />
      </ShareCard>
    );
  }

  if (route.collection === 'reviews') {
    const review = route.entry;
    return (
      <ShareCard
        ground={review.region === 'latam' ? colors.fieldLatam : colors.field}
        mark={<ShareLettermark review={review} />}
        eyebrow={`${review.name} · ${standingChip(review, catalogue().countries, locale)}`}
        title={frontmatter.title}
      >
        <ShareScore review={review} locale={locale} />
      </ShareCard>
    );
  }

  const hero = body.components.find(({ value }) => value.name === 'Hero')?.value.props as MdxProps<'Hero'> | undefined;
  const art = hero?.art ?? 'plain';
  // A heading in another language than the page's is not for its share picture.
  const heading = hero && !hero.lang ? hero.title : frontmatter.title;
  const eyebrow = [hero?.eyebrow, lawOf(route, locale)].filter(Boolean).join(' · ');
  return (
    <ShareCard ground={grounds[art]} eyebrow={eyebrow} title={heading}>
      <ShareArt name={art} ground={grounds[art]} />
    </ShareCard>
  );
}

/** What the law says of betting where a page is about one country. */
function lawOf(route: Route, locale: Locale): string | undefined {
  const region = regionOf(route);
  const [country, ...others] = region ? countriesIn(region, catalogue().countries) : [];
  return country && others.length === 0 ? translator(locale, 'law')(`state.${country.state}`) : undefined;
}
