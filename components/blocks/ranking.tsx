import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { hasPartnerLink } from '@/components/review/partner-link.tsx';
import { ReviewActions } from '@/components/review/review-actions.tsx';
import { reviewLink } from '@/components/review/review-link.ts';
import { ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { CardAction, CardFrame, CardGrid, Panel } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { TextLink } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { RegionTag } from '@/components/ui/region-tag.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { shortTitle } from '@/lib/breadcrumbs.ts';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { rankedReviewId } from '@/lib/ids.ts';
import { furtherNavigation, mainNavigation, regionOf, routeAt } from '@/lib/routes.ts';

/** @throws Error where no review has the id; the content check finds that first */
function reviewById(id: string): Review {
  const review = catalogue().reviews.find(({ slug }) => slug === id);
  if (!review) throw new Error(`There is no review ${id}`);
  return review;
}

/** The TOP 3 of `content/rankings.yml`. */
export function TopRanking({ locale, page }: MdxComponentProps<'TopRanking'>) {
  const t = translator(locale, 'ranking');
  const region = regionOf(page.route);
  const top = catalogue().rankings.top.map((entry) => {
    const review = reviewById(entry.review);
    return { ...entry, review, elsewhere: region !== undefined && review.region !== region };
  });
  return (
    <>
      {top.some(({ review, elsewhere }) => !elsewhere && hasPartnerLink(review)) && (
        <Disclosure locale={locale} page={page} />
      )}
      <ol className="ranking grid gap-m">
        {top.map(({ review, strength, highlights, elsewhere }, index) => {
          return (
            <Panel
              as="li"
              key={review.slug}
              className="grid grid-cols-[auto_auto_1fr] items-center gap-m @tablet:grid-cols-[auto_auto_1fr_auto] @wide:grid-cols-[1.5rem_auto_1fr_auto_auto] @wide:gap-x-l @wide:gap-y-s"
              data-region={review.region}
            >
              <p className="text-h2/none font-display text-ink @wide:row-[1/3]">
                <span className="sr-only">{t('position')}</span> {index + 1}
              </p>
              <Lettermark review={review} size={56} className="@wide:row-[1/3]" />
              <div className="grid min-w-0 grid-cols-1 justify-items-start gap-s wrap-break-word @max-xs:col-span-full @wide:self-end">
                <div>
                  <LinkedHeading as="h3" id={rankedReviewId(review.slug)}>
                    {review.name}
                  </LinkedHeading>
                </div>
                <StatusChip review={review} locale={locale} page={page} />
                <p className="text-small/[1.4] text-muted">
                  <RegionTag region={review.region} locale={locale} /> {inLanguage(strength, locale)}
                </p>
                {elsewhere && (
                  <p className="flex items-center gap-xs text-small leading-snug font-semibold text-amber">
                    <Icon name="globe" />
                    {t(`elsewhere.${review.region}`)}
                  </p>
                )}
              </div>
              <Tags className="col-span-full @tablet:[grid-area:2/1/3/4] @wide:self-start @wide:[grid-area:2/3]">
                {highlights.map((highlight) => {
                  const words = highlight === 'highestRating' ? t('highestRating') : inLanguage(highlight, locale);
                  return (
                    <Tag as="li" key={words}>
                      {words}
                    </Tag>
                  );
                })}
              </Tags>
              <div className="col-span-full @tablet:[grid-area:1/4/3]">
                <ScorePair review={review} locale={locale} page={page} />
              </div>
              {elsewhere ? (
                <TextLink
                  {...reviewLink(review, page)}
                  className="col-span-full justify-self-start @wide:[grid-area:1/5/3]"
                >
                  {t('fullReview')}
                  <span className="sr-only">: {review.name}</span>
                </TextLink>
              ) : (
                <ReviewActions
                  review={review}
                  locale={locale}
                  page={page}
                  className="col-span-full @wide:flex-col @wide:items-stretch @wide:[grid-area:1/5/3]"
                />
              )}
            </Panel>
          );
        })}
      </ol>
    </>
  );
}

/** The page that a category leads to, by its name in the menu, else its title. @throws Error where there is none; the content check finds that first */
function pageName(to: string, locale: Locale): string {
  const path = to.replace(/#.*/, '');
  const item = [...mainNavigation, ...furtherNavigation].find((link) => link.path === path);
  if (item) return translator(locale, 'nav')(item.label);
  const route = routeAt(path);
  if (!route) throw new Error(`There is no page ${to}`);
  return shortTitle(route, { locale });
}

/** The five cards of /rankings. */
export function RankingCategories({ locale, page }: MdxComponentProps<'RankingCategories'>) {
  const t = translator(locale, 'rankings');
  return (
    <CardGrid>
      {catalogue().rankings.categories.map(({ id, icon, title, description, to }) => (
        <CardFrame key={id} icon={icon}>
          <div>
            <LinkedHeading as="h3" id={id}>
              {inLanguage(title, locale)}
            </LinkedHeading>
          </div>
          <p>{inLanguage(description, locale)}</p>
          <CardAction>
            <TextLink to={to} locale={page.locale} className="no-underline hover:underline">
              {t('view', { page: pageName(to, locale) })}
              <span className="sr-only"> ({inLanguage(title, locale)})</span>
              <Icon name="arrowRight" />
            </TextLink>
          </CardAction>
        </CardFrame>
      ))}
    </CardGrid>
  );
}
