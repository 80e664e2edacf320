import type { ReactNode } from 'react';
import { ScoreDial } from '@/components/ui/score-dial.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import { onTen } from '@/lib/content/scores.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { HowWeScore } from './how-we-score.tsx';

/** `line`: label and number in a line. `dial`: the number in a ring, its label below. `bare`: the number alone, for a column that has its own heading. */
type Look = 'line' | 'dial' | 'bare';

interface Props {
  review: Pick<Review, 'rating' | 'score'>;
  locale: Locale;
  look?: Look;
}

/** The operator's rating in rankings, on 0–10. */
export function RankingScore({ review, locale, look = 'line' }: Props) {
  const label = translator(locale, 'review')('rankingScore');
  return <Score label={label} value={review.rating} scale={10} look={look} locale={locale} />;
}

/** The score of the analysis on its own scale, and on 0–10 where that is another. */
export function AnalysisScore({ review, locale, look = 'line' }: Props) {
  const { value, scale } = review.score;
  const t = translator(locale, 'review');
  return (
    <Score label={t('analysisScore')} value={value} scale={scale} look={look} locale={locale}>
      {scale !== 10 && <span className="on-ten">{t('onTen', { score: formatNumber(onTen(review), locale, 1) })}</span>}
    </Score>
  );
}

interface PairProps {
  review: Pick<Review, 'rating' | 'score' | 'name'>;
  locale: Locale;
  page: PageContext;
}

/** Both scores side by side, and why there are two: they differ for some operators. */
export function ScorePair({ review, locale, page }: PairProps) {
  return (
    <div className="score-pair">
      <div className="dials">
        <RankingScore review={review} locale={locale} look="dial" />{' '}
        <AnalysisScore review={review} locale={locale} look="dial" />
      </div>
      <HowWeScore asks="twoScores" about={review.name} locale={locale} page={page} />
    </div>
  );
}

interface ScoreProps {
  label: string;
  value: number;
  scale: number;
  look: Look;
  locale: Locale;
  children?: ReactNode;
}

function Score({ label, value, scale, look, locale, children }: ScoreProps) {
  return (
    <span className="score" data-look={look}>
      {look !== 'bare' && <span className="score-label">{label}</span>}{' '}
      {look === 'dial' ? (
        <ScoreDial value={value} scale={scale} locale={locale} />
      ) : (
        <span className="score-value">
          <strong>{formatNumber(value, locale, 1)}</strong>/{scale}
        </span>
      )}{' '}
      {children}
    </span>
  );
}
