import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';

interface Props {
  value: number;
  scale: number;
  /** A total that no criteria explain: the ring is dashed, and fills up to nothing. */
  unexplained?: boolean;
  locale: Locale;
}

/** A score in a ring that is as full as the score is high. The ring only repeats the number inside. */
export function ScoreDial({ value, scale, unexplained = false, locale }: Props) {
  const percent = Math.round((value / scale) * 100);
  return (
    <span className="dial order-first grid size-18 place-items-center *:col-start-1 *:row-start-1">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="fill-none stroke-4">
        {unexplained ? (
          <circle className="stroke-edge stroke-2" cx="24" cy="24" r="22" strokeDasharray="4 3" />
        ) : (
          <>
            <circle className="dial-ground stroke-line" cx="24" cy="24" r="21" />
            <circle
              className="stroke-accent"
              cx="24"
              cy="24"
              r="21"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
              transform="rotate(-90 24 24)"
            />
          </>
        )}
      </svg>
      {/* Figures of the display face stand too far apart when tabular. */}
      <span className="text-tiny/none whitespace-nowrap text-muted proportional-nums">
        <strong className="block font-display text-[1.4375rem] text-ink">{formatNumber(value, locale, 1)}</strong>/
        {scale}
      </span>
    </span>
  );
}
