import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { reviewLink } from '@/components/review/review-link.ts';
import { AnalysisScore, RankingScore } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { CoverLink } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { catalogue, docFor, type Review } from '@/lib/content/catalogue.ts';
import { listOrder, readingsAgree } from '@/lib/content/scores.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import { type Locale, langWithin } from '@/lib/i18n/locales.ts';
import type { PageContext } from '@/lib/routes.ts';

/** All operators of a region in short rows, each of which leads to its review. */
export function ReviewList({ region, locale, page }: MdxComponentProps<'ReviewList'>) {
  return (
    <div className="comparison">
      <ReviewRows>
        {listOrder(catalogue().reviews, region).map((review) => (
          <ReviewRow key={review.slug} review={review} locale={locale} page={page}>
            <Reason review={review} locale={locale} />
          </ReviewRow>
        ))}
      </ReviewRows>
      <HowWeScore asks="twoScores" locale={locale} page={page} />
    </div>
  );
}

export function ReviewRows({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`border-b border-line ${className}`}>{children}</ul>;
}

interface RowProps {
  review: Review;
  locale: Locale;
  page: PageContext;
  /** What its row says under the name. */
  children: ReactNode;
  /** What it holds folded, instead of the arrow. */
  more?: ReactNode;
}

/** An operator: name and score, below them what is said of it and its other score, then its status. The name's link covers the row. */
export function ReviewRow({ review, locale, page, children, more }: RowProps) {
  const agree = readingsAgree(review);
  return (
    <li className="card relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-m border-t border-line py-s @max-[12rem]:gap-x-0 @tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <Lettermark review={review} size={40} className="col-start-1 row-span-2 @max-[12rem]:hidden" />
      <h3 className="col-start-2 self-baseline @tablet:self-end">
        <CoverLink {...reviewLink(review, page)}>{review.name}</CoverLink>
      </h3>
      {/* Beside the name; below it with letters of twice the size. */}
      <p
        className={`col-start-3 self-baseline justify-self-end text-small/[1.2] @max-[18rem]:col-start-2 @max-[18rem]:justify-self-start @tablet:min-w-24 @tablet:text-end ${agree ? '@tablet:row-span-2 @tablet:self-center' : '@tablet:self-end'}`}
      >
        <RankingScore review={review} locale={locale} look="bare" />
      </p>
      <div className="col-[2/-1] flex flex-wrap gap-x-m @tablet:contents">
        <div className="@tablet:col-start-2 @tablet:row-start-2 @tablet:self-start">{children}</div>
        {agree || (
          <p className="ms-auto text-small/[1.2] @max-[18rem]:ms-0 @tablet:col-start-3 @tablet:row-start-2 @tablet:self-start">
            <AnalysisScore review={review} locale={locale} look="beside" />
          </p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-m @tablet:w-72 @tablet:[grid-area:1/4/span_2]">
        {/* A long status takes two lines before what follows goes below it. */}
        <div className="flex-[1_1_10rem] py-xs">
          <StatusChip review={review} locale={locale} page={page} />
        </div>
        {more ?? (
          <span className="card-action text-accent">
            <Icon name="arrowRight" />
          </span>
        )}
      </div>
    </li>
  );
}

/** The first of a review's highlights that says more than its score, which stands beside it. */
function Reason({ review, locale }: { review: Review; locale: Locale }) {
  const { doc, locale: language } = docFor(review, locale);
  const shown = [review.rating, review.score.value].map((score) => formatNumber(score, language, 1));
  const { highlights } = doc.frontmatter;
  const reason = highlights.find((line) => !shown.some((score) => line.includes(score))) ?? highlights[0];
  return (
    <p className="text-small text-muted" lang={langWithin(locale, language)}>
      {reason}
    </p>
  );
}
