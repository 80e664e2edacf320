import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Stars for a score of 0–10: one per two points, rounded down. */
export function Stars({ score, locale }: { score: number; locale: Locale }) {
  const t = translator(locale, 'review');
  const filled = Math.floor(score / 2);
  return (
    <span
      className="stars inline-flex flex-wrap gap-[0.1rem] fill-none stroke-amber stroke-[1.5] *:size-[1.1rem]"
      role="img"
      aria-label={t('stars', { filled, score: formatNumber(score, locale) })}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={star <= filled ? 'star-on fill-amber' : undefined}
        >
          <path d="m12 2.5 2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z" />
        </svg>
      ))}
    </span>
  );
}
