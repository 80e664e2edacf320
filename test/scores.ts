import type { Review } from '@/lib/content/catalogue.ts';
import { readingsAgree } from '@/lib/content/scores.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The score of the analysis on 0–10. */
export const onTen = ({ score: { value, scale } }: Pick<Review, 'score'>) => (value / scale) * 10;

/** A score as a language writes it. @example scoreText(9, 'pt') // '9,0' */
export function scoreText(value: number, language: Locale): string {
  return value.toLocaleString(locales[language].hreflang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Both scores of an operator, without their labels: each with its scale, and on 10 where that is another. */
export function scores(review: Pick<Review, 'rating' | 'score'>, language: Locale) {
  const { value, scale } = review.score;
  const written = (score: number, of: number) => `${scoreText(score, language)} ?/ ?${of}\\b`;
  const converted = scale === 10 ? '' : ` = ${written(onTen(review), 10)}`;
  return { ranking: written(review.rating, 10), analysis: written(value, scale) + converted };
}

/** Both scores of an operator, each after its label; where they say the same, the one that stands for both. */
export function labelledScores(review: Pick<Review, 'rating' | 'score'>, language: Locale) {
  const t = translator(language, 'review');
  const { ranking, analysis } = scores(review, language);
  if (readingsAgree(review)) {
    const both = new RegExp(`${t('bothScores')} ${ranking}`);
    return { ranking: both, analysis: both };
  }
  return {
    ranking: new RegExp(`${t('rankingScore')} ${ranking}`),
    analysis: new RegExp(`${t('analysisScore')} ${analysis}`),
  };
}

/** One star for two points of 10, rounded down. */
export const starsOf = (score: number) => Math.floor(score / 2);
