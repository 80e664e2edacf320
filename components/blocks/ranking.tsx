import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { hasPartnerLink } from '@/components/review/partner-link.tsx';
import { ReviewActions } from '@/components/review/review-actions.tsx';
import { AnalysisScore, RankingScore, ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { CardAction, CardFrame, CardGrid, Panel } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { Link, TextLink } from '@/components/ui/link.tsx';
import { RegionTag } from '@/components/ui/region-tag.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { catalogue, collections, type Review } from '@/lib/content/catalogue.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import { comparisonOrder } from '@/lib/content/scores.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** @throws Error where no review has the id; the content check finds that first */
function reviewById(id: string): Review {
  const review = catalogue().reviews.find(({ slug }) => slug === id);
  if (!review) throw new Error(`There is no review ${id}`);
  return review;
}

/** The TOP 3 of `content/rankings.yml`. */
export function TopRanking({ locale, page }: MdxComponentProps<'TopRanking'>) {
  const t = translator(locale, 'ranking');
  const top = catalogue().rankings.top.map((entry) => ({ ...entry, review: reviewById(entry.review) }));
  return (
    <>
      {top.some(({ review }) => hasPartnerLink(review)) && <Disclosure locale={locale} page={page} />}
      <ol className="ranking grid gap-m">
        {top.map(({ review, strength, highlights }, index) => {
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
                <div className="flex flex-wrap items-center gap-x-s gap-y-xs">
                  <h3>{review.name}</h3>
                  <Stars score={review.rating} locale={locale} />
                </div>
                <StatusChip review={review} locale={locale} page={page} />
                <p className="text-small/[1.4] text-muted">
                  <RegionTag region={review.region} locale={locale} /> {inLanguage(strength, locale)}
                </p>
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
        </CardFrame>
      ))}
    </CardGrid>
  );
}

/**
 * All operators in one table, by region and score of the analysis on 10. On narrow screens each row is a card whose cells
 * carry their column's name; the roles keep it a table for assistive technology there.
 */
export function ComparisonTable({ locale, page }: MdxComponentProps<'ComparisonTable'>) {
  const t = translator(locale, 'ranking');
  const label = (column: Column) => t(`columns.${column}`);
  return (
    <div className="comparison @container">
      <HowWeScore asks="twoScores" locale={locale} page={page} />
      <table {...role('table')} className="@max-[52rem]:block @max-[52rem]:wrap-anywhere">
        <caption className="@max-[52rem]:block">{t('comparison')}</caption>
        <thead {...role('rowgroup')} className="@max-[52rem]:hidden">
          <tr {...role('row')}>
            <th scope="col" {...role('columnheader')}>
              {t('columns.name')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" {...role('columnheader')}>
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className="@max-[52rem]:block">
          {comparisonOrder(catalogue().reviews).map((review) => (
            <tr
              key={review.slug}
              {...role('row')}
              className="@max-[52rem]:mb-m @max-[52rem]:grid @max-[52rem]:grid-cols-2 @max-[52rem]:items-start @max-[52rem]:gap-x-m @max-[52rem]:gap-y-s @max-[52rem]:rounded-card @max-[52rem]:border @max-[52rem]:border-line @max-[52rem]:bg-paper @max-[52rem]:px-m @max-[52rem]:pt-s @max-[52rem]:pb-m"
            >
              <th
                scope="row"
                {...role('rowheader')}
                className="align-middle @max-[52rem]:block @max-[52rem]:border-0 @max-[52rem]:p-0 @max-[52rem]:text-h3"
              >
                <Link
                  className="inline-flex min-h-target items-center"
                  to={collections.reviews.path(review.slug)}
                  locale={page.locale}
                  hrefLang={locales[review.original].hreflang}
                >
                  {review.name}
                </Link>
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  {...role('cell')}
                  data-label={label(column)}
                  className={`align-middle @max-[52rem]:block @max-[52rem]:border-0 @max-[52rem]:p-0 ${column === 'region' ? besideName : labelled}`}
                >
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

/** A table's part whose own role is lost when CSS lays it out as a block, said again. */
const role = (name: 'table' | 'rowgroup' | 'row' | 'rowheader' | 'columnheader' | 'cell') => ({ role: name });

/** In a card, a cell has its column's name above it; the region's tag needs none, beside the operator's name. */
const labelled =
  '@max-[52rem]:before:block @max-[52rem]:before:text-muted @max-[52rem]:before:text-tiny @max-[52rem]:before:content-[attr(data-label)]';
const besideName = '@max-[52rem]:self-center @max-[52rem]:justify-self-end';

const columns = ['region', 'rating', 'analysis', 'minimumDeposit', 'pix', 'rollover', 'status'] as const;
type Column = (typeof columns)[number];

interface CellProps extends MdxComponentProps<'ComparisonTable'> {
  column: Column;
  review: Review;
}

function ComparisonCell({ column, review, locale, page }: CellProps): ReactNode {
  const t = translator(locale, 'ranking');
  switch (column) {
    case 'region':
      return <RegionTag region={review.region} locale={locale} />;
    case 'rating':
      return <RankingScore review={review} locale={locale} look="bare" />;
    case 'analysis':
      return <AnalysisScore review={review} locale={locale} look="bare" />;
    case 'minimumDeposit':
    case 'rollover':
      return <Known known={hasFact(column, review, locale)}>{factText(column, review, locale)}</Known>;
    case 'pix': {
      const { payments } = review.facts;
      return <Known known={payments !== undefined}>{t(pixWord(payments))}</Known>;
    }
    case 'status':
      return <StatusChip review={review} locale={locale} page={page} />;
  }
}

function pixWord(payments: Review['facts']['payments']): 'yes' | 'no' | 'unknown' {
  if (!payments) return 'unknown';
  return payments.includes('pix') ? 'yes' : 'no';
}

/** What is not known reads "not stated", in a quieter voice. */
function Known({ known, children }: { known: boolean; children: ReactNode }) {
  return <span className={known ? undefined : 'font-normal text-muted'}>{children}</span>;
}
