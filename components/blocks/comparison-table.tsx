import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { reviewLink } from '@/components/review/review-link.ts';
import { AnalysisScore, RankingScore } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Link } from '@/components/ui/link.tsx';
import { RegionTag } from '@/components/ui/region-tag.tsx';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import { comparisonOrder, readingsAgree } from '@/lib/content/scores.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ComparedFacts, comparedFact, comparedFacts, FurtherFacts } from './compared-facts.tsx';
import { ReviewRow, ReviewRows } from './review-list.tsx';

/** All operators, region by region: rows on narrow screens, a table where there is room for one. */
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
              <th key={column} scope="col" className="ps-s">
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
                <td key={column} className={`ps-s align-middle ${column === 'status' ? 'min-w-44 pe-0' : ''}`}>
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
      if (readingsAgree(review))
        return <span className="text-muted">{translator(locale, 'ranking')('sameAsRanking')}</span>;
      return <AnalysisScore review={review} locale={locale} look="bare" />;
    case 'status':
      return <StatusChip review={review} locale={locale} page={page} />;
    default:
      return comparedFact(column, review, locale) ?? <span className="text-muted">–</span>;
  }
}
