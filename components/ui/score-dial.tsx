import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';

/** A score in a ring that is as full as the score is high. The ring only repeats the number inside. */
export function ScoreDial({ value, scale, locale }: { value: number; scale: number; locale: Locale }) {
  const percent = Math.round((value / scale) * 100);
  return (
    <span className="dial">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <circle
          className="dial-fill"
          cx="24"
          cy="24"
          r="21"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span className="score-value">
        <strong>{formatNumber(value, locale, 1)}</strong>/{scale}
      </span>
    </span>
  );
}
