import type { ReactNode } from 'react';
import type { Review } from '@/lib/content/catalogue.ts';
import { onTen } from '@/lib/content/scores.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

interface Props {
  review: Pick<Review, 'rating' | 'score'>;
  locale: Locale;
  /** Without its label, for a table whose column has one. */
  bare?: boolean;
}

/** The operator's rating in rankings, on 0–10. */
export function RankingScore({ review, locale, bare = false }: Props) {
  return (
    <Score
      label={bare ? undefined : translator(locale, 'review')('rankingScore')}
      value={review.rating}
      scale={10}
      locale={locale}
    />
  );
}

/** The score of the analysis on its own scale, and on 0–10 where that is another. */
export function AnalysisScore({ review, locale, bare = false }: Props) {
  const { value, scale } = review.score;
  const t = translator(locale, 'review');
  return (
    <Score label={bare ? undefined : t('analysisScore')} value={value} scale={scale} locale={locale}>
      {scale !== 10 && <span className="on-ten">{t('onTen', { score: formatNumber(onTen(review), locale, 1) })}</span>}
    </Score>
  );
}

function Score({
  label,
  value,
  scale,
  locale,
  children,
}: {
  label?: string;
  value: number;
  scale: number;
  locale: Locale;
  children?: ReactNode;
}) {
  return (
    <span className="score">
      {label && <span className="score-label">{label}</span>}{' '}
      <span className="score-value">
        <strong>{formatNumber(value, locale, 1)}</strong>/{scale}
      </span>{' '}
      {children}
    </span>
  );
}
