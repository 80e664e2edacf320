import type { ReactNode } from 'react';
import { ScoreDial } from '@/components/ui/score-dial.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import { hasCriteria, onTen, readingsAgree } from '@/lib/content/scores.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { HowWeScore } from './how-we-score.tsx';

/**
 * `line`: label and number in a line. `large`: likewise, the number in a size of its own. `dial`: the number in a ring, its label
 * below. `bare`: the number alone, for a column that has its own heading.
 * `beside`: small, where another score stands already.
 */
type Look = 'line' | 'large' | 'dial' | 'bare' | 'beside';

interface Props {
  review: Pick<Review, 'rating' | 'score' | 'criteria'>;
  locale: Locale;
  look?: Look;
}

/** The operator's rating in rankings, on 0–10. */
export function RankingScore({ review, locale, look = 'line' }: Props) {
  const label = translator(locale, 'review')(readingsAgree(review) ? 'bothScores' : 'rankingScore');
  return (
    <Score
      label={label}
      value={review.rating}
      scale={10}
      look={look}
      unexplained={!hasCriteria(review)}
      locale={locale}
    />
  );
}

/** The score of the analysis on its own scale, and on 0–10 where that is another. */
export function AnalysisScore({ review, locale, look = 'line' }: Props) {
  const { value, scale } = review.score;
  const t = translator(locale, 'review');
  return (
    <Score
      label={look === 'beside' ? translator(locale, 'ranking')('analysisBeside') : t('analysisScore')}
      value={value}
      scale={scale}
      look={look}
      unexplained={!hasCriteria(review)}
      locale={locale}
    >
      {scale !== 10 && <Beside>{t('onTen', { score: formatNumber(onTen(review), locale, 1) })}</Beside>}
    </Score>
  );
}

interface PairProps {
  review: Pick<Review, 'rating' | 'score' | 'criteria' | 'name'>;
  locale: Locale;
  page: PageContext;
}

/** Both scores side by side, and why there are two; one where they say the same. */
export function ScorePair({ review, locale, page }: PairProps) {
  const one = readingsAgree(review);
  return (
    <div className="score-pair grid justify-items-start">
      <div className="flex flex-wrap gap-m">
        <RankingScore review={review} locale={locale} look="dial" />{' '}
        {!one && <AnalysisScore review={review} locale={locale} look="dial" />}
      </div>
      {!hasCriteria(review) && (
        <p className="mt-xs text-tiny text-muted">{translator(locale, 'review')('noCriteria')}</p>
      )}
      <HowWeScore asks={one ? 'criteria' : 'twoScores'} about={review.name} locale={locale} page={page} />
    </div>
  );
}

interface ScoreProps {
  label: string;
  value: number;
  scale: number;
  look: Look;
  unexplained: boolean;
  locale: Locale;
  children?: ReactNode;
}

function Score({ label, value, scale, look, unexplained, locale, children }: ScoreProps) {
  if (look === 'beside')
    return (
      <span className="score text-end text-tiny text-muted @max-[18rem]:text-start">
        <span className="whitespace-nowrap">
          {label} {formatNumber(value, locale, 1)}/{scale}
        </span>{' '}
        {children}
      </span>
    );
  if (look === 'dial')
    return (
      <span className="score inline-grid w-21 content-start justify-items-center gap-xs text-center">
        <Beside>{label}</Beside> <ScoreDial value={value} scale={scale} unexplained={unexplained} locale={locale} />{' '}
        {children}
      </span>
    );
  return (
    <span className="score inline-flex flex-wrap items-baseline gap-x-[0.4rem]">
      {look !== 'bare' && <Beside>{label}</Beside>}{' '}
      {/* Figures of the display face stand too far apart when tabular. */}
      <span className={`whitespace-nowrap text-ink proportional-nums ${look === 'large' ? 'text-[1.5rem]' : ''}`}>
        <strong className="font-display text-[1.25em]">{formatNumber(value, locale, 1)}</strong>/{scale}
      </span>{' '}
      {children}
    </span>
  );
}

/** The small words beside a number. */
function Beside({ children }: { children: ReactNode }) {
  return <span className="text-tiny/[1.3] text-muted">{children}</span>;
}
