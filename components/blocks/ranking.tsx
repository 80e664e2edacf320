import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { hasPartnerLink } from '@/components/review/partner-link.tsx';
import { ReviewActions } from '@/components/review/review-actions.tsx';
import { reviewLink } from '@/components/review/review-link.ts';
import { AnalysisScore, RankingScore, ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { CardAction, CardFrame, CardGrid, Panel } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { Link, TextLink } from '@/components/ui/link.tsx';
import { RegionTag } from '@/components/ui/region-tag.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { shortTitle } from '@/lib/breadcrumbs.ts';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import { comparisonOrder } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { regionOf, routeAt } from '@/lib/routes.ts';
import { ComparedFacts, comparedFact, comparedFacts, FurtherFacts } from './compared-facts.tsx';
import { ReviewRow, ReviewRows } from './review-list.tsx';

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
              className="grid grid-cols-[auto_auto_1fr] items-center gap-m @wide:grid-cols-[1.5rem_auto_1fr_auto_auto] @wide:gap-x-l @wide:gap-y-s"
              data-region={review.region}
            >
              <p className="text-h2/none font-display text-ink @wide:row-[1/3]">
                <span className="sr-only">{t('position')}</span> {index + 1}
              </p>
              <Lettermark review={review} size={56} className="@wide:row-[1/3]" />
              <div className="grid justify-items-start gap-s @max-xs:col-span-full @wide:self-end">
                <h3>{review.name}</h3>
                <StatusChip review={review} locale={locale} page={page} />
                <p className="text-small/[1.4] text-muted">
                  <RegionTag region={review.region} locale={locale} /> {inLanguage(strength, locale)}
                </p>
                {elsewhere && (
                  <p className="flex items-center gap-xs text-small font-semibold text-amber">
                    <Icon name="globe" />
                    {t(`elsewhere.${review.region}`)}
                  </p>
                )}
              </div>
              <Tags className="col-span-full @wide:self-start @wide:[grid-area:2/3]">
                {highlights.map((highlight) => {
                  const words = highlight === 'highestRating' ? t('highestRating') : inLanguage(highlight, locale);
                  return (
                    <Tag as="li" key={words}>
                      {words}
                    </Tag>
                  );
                })}
              </Tags>
              <div className="col-span-full @wide:[grid-area:1/4/3]">
                <ScorePair review={review} locale={locale} page={page} />
              </div>
              <ReviewActions
                review={review}
                visit={!elsewhere}
                locale={locale}
                page={page}
                className="col-span-full @wide:flex-col @wide:items-stretch @wide:[grid-area:1/5/3]"
              />
            </Panel>
          );
        })}
      </ol>
    </>
  );
}

/** The name of the page that a category leads to. @throws Error where there is none; the content check finds that first */
function pageName(to: string, locale: Locale): string {
  const route = routeAt(to.replace(/#.*/, ''));
  if (!route) throw new Error(`There is no page ${to}`);
  return shortTitle(route, { locale });
}

/** The five cards of /rankings. */
export function RankingCategories({ locale, page }: MdxComponentProps<'RankingCategories'>) {
  const t = translator(locale, 'rankings');
  return (
    <CardGrid>
      {catalogue().rankings.categories.map(({ id, icon, title, description, to }) => (
        <CardFrame key={id} id={id} icon={icon}>
          <h3>{inLanguage(title, locale)}</h3>
          <p>{inLanguage(description, locale)}</p>
          <CardAction>
            <TextLink to={to} locale={page.locale} className="no-underline hover:underline">
              {t('view')}
              <span className="sr-only">: {inLanguage(title, locale)}</span>
              <Icon name="arrowRight" />
            </TextLink>
          </CardAction>
          <p className="-mt-s text-tiny">{t('where', { page: pageName(to, locale) })}</p>
        </CardFrame>
      ))}
    </CardGrid>
  );
}

/** All operators, by region and score of the analysis on 10: rows on narrow screens, a table where there is room for one. */
export function ComparisonTable({ locale, page }: MdxComponentProps<'ComparisonTable'>) {
  const t = translator(locale, 'ranking');
  const reviews = comparisonOrder(catalogue().reviews);
  return (
    <div className="comparison space-y-m">
      <HowWeScore asks="twoScores" locale={locale} page={page} />
      <ReviewRows className="@3xl:hidden print:hidden">
        {reviews.map((review) => (
          <ReviewRow
            key={review.slug}
            review={review}
            locale={locale}
            page={page}
            more={<FurtherFacts review={review} locale={locale} />}
          >
            <ComparedFacts review={review} locale={locale} />
          </ReviewRow>
        ))}
      </ReviewRows>
      <table className="@max-3xl:hidden print:table">
        <caption>
          {t('comparison')}. {t('dash')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reviews.map((review) => (
            <tr key={review.slug}>
              <th scope="row" className="align-middle">
                <Link className="inline-flex min-h-target items-center" {...reviewLink(review, page)}>
                  {review.name}
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} className="align-middle">
                  <ComparisonCell column={column} review={review} locale={locale} page={page} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columns = ['region', 'rating', 'analysis', ...comparedFacts, 'status'] as const;
type Column = (typeof columns)[number];

interface CellProps extends MdxComponentProps<'ComparisonTable'> {
  column: Column;
  review: Review;
}

/** What is not known is a dash, which the caption explains: the same words in most cells would hide what is known. */
function ComparisonCell({ column, review, locale, page }: CellProps): ReactNode {
  switch (column) {
    case 'region':
      return <RegionTag region={review.region} locale={locale} />;
    case 'rating':
      return <RankingScore review={review} locale={locale} look="bare" />;
    case 'analysis':
      return <AnalysisScore review={review} locale={locale} look="bare" />;
    case 'status':
      return <StatusChip review={review} locale={locale} page={page} />;
    default:
      return comparedFact(column, review, locale) ?? <span className="text-muted">–</span>;
  }
}
