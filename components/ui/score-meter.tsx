import type { Weakness } from '@/lib/content/scores.ts';

/** A score's bar (`styles/meter.css`): the native `<meter>`, whose value is score × 10 of 100. The score stands beside it as text. */
export function ScoreMeter({ score, label, tone }: { score: number; label: string; tone?: Weakness | undefined }) {
  return (
    <meter
      className="score-meter"
      min={0}
      max={100}
      value={Math.round(score * 10)}
      aria-label={label}
      data-tone={tone}
    />
  );
}
