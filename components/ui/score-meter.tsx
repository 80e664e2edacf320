import type { weakness } from '@/lib/content/scores.ts';

type Weakness = ReturnType<typeof weakness>;

/** A score's bar (`styles/meter.css`): the native `<meter>`, whose value is score × 10 of 100. The score stands beside it as text. */
export function ScoreMeter({ score, label, tone }: { score: number; label: string; tone?: Weakness }) {
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
