import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { hasPartnerLink } from '@/components/review/partner-link.tsx';
import { ReviewActions } from '@/components/review/review-actions.tsx';
import { AnalysisScore, RankingScore, ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { Link } from '@/components/ui/link.tsx';
import { RegionTag } from '@/components/ui/region-tag.tsx';
import { Stars } from '@/components/ui/stars.tsx';
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
      <ol className="ranking">
        {top.map(({ review, strength, highlights }, index) => {
          return (
            <li key={review.slug} className="card panel ranking-entry" data-region={review.region}>
              <p className="position">
                <span className="visually-hidden">{t('position')}</span> {index + 1}
              </p>
              <Lettermark review={review} size={56} />
              <div className="ranking-name">
                <div className="title-row">
                  <h3>{review.name}</h3>
                  <Stars score={review.rating} locale={locale} />
                </div>
                <StatusChip review={review} locale={locale} page={page} />
                <p>
                  <RegionTag region={review.region} locale={locale} /> {inLanguage(strength, locale)}
                </p>
              </div>
              <ul className="tags">
                {highlights.map((highlight) => {
                  const words = highlight === 'highestRating' ? t('highestRating') : inLanguage(highlight, locale);
                  return (
                    <li key={words} className="tag">
                      {words}
                    </li>
                  );
                })}
              </ul>
              <ScorePair review={review} locale={locale} page={page} />
              <div className="ranking-actions">
                <ReviewActions review={review} locale={locale} page={page} />
              </div>
            </li>
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
    <div className="cards">
      {catalogue().rankings.categories.map(({ id, icon, title, description, to }) => (
        <div key={id} className="card" id={id}>
          <Icon name={icon} className="card-icon" />
          <h3>{inLanguage(title, locale)}</h3>
          <p>{inLanguage(description, locale)}</p>
          <p className="card-action">
            <Link to={to} locale={page.locale} className="text-link">
              {t('view')}
              <span className="visually-hidden">: {inLanguage(title, locale)}</span>
              <Icon name="arrowRight" />
            </Link>
          </p>
        </div>
      ))}
    </div>
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
    <div className="comparison">
      <HowWeScore asks="twoScores" locale={locale} page={page} />
      <table {...role('table')}>
        <caption>{t('comparison')}</caption>
        <thead {...role('rowgroup')}>
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
        <tbody {...role('rowgroup')}>
          {comparisonOrder(catalogue().reviews).map((review) => (
            <tr key={review.slug} {...role('row')}>
              <th scope="row" {...role('rowheader')}>
                <Link
                  to={collections.reviews.path(review.slug)}
                  locale={page.locale}
                  hrefLang={locales[review.original].hreflang}
                >
                  {review.name}
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} {...role('cell')} data-label={label(column)}>
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
  return <span className={known ? undefined : 'unknown'}>{children}</span>;
}
