import {
  rouletteEdge,
  roulettePayout,
  rouletteProbability,
  roundsToConverge,
  usualResult,
} from '@/lib/betting/casino.ts';
import { expectedValue } from '@/lib/betting/odds.ts';
import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const pockets = 37;
/** Numbers of an even-money bet, such as red. */
const covered = 18;
const bet = { probability: rouletteProbability(covered, pockets), payout: roulettePayout(covered) + 1 };
/** Points of each line after the start, closer together where luck bends it most. */
const steps = 50;
/** Rows of the data table. */
const checkpoints = 10;

/** Mean result of an even-money roulette bet by rounds played, and the range in which about 95 % of results lie. */
export function RouletteChart({ locale, stake, rounds }: FigureProps<'RouletteChart'>) {
  const t = translator(locale, 'figures');
  const money = (amount: number) => formatSignedMoney(Math.round(amount), locale);
  const mean = (after: number) => after * expectedValue(stake, bet.payout, bet.probability);
  const edge = (side: 'best' | 'worst') => (after: number) =>
    after === 0 ? 0 : usualResult([bet], { rounds: after, stake }, side);
  const lines = [
    { label: t('rouletteChart.best'), at: edge('best') },
    { label: t('rouletteChart.mean'), at: mean },
    { label: t('rouletteChart.worst'), at: edge('worst') },
  ];
  const series = lines.map(({ label, at }) => ({
    label,
    points: Array.from({ length: steps + 1 }, (_, step) => Math.round(rounds * (step / steps) ** 2)).map(
      (after) => [after, at(after)] as const,
    ),
  }));
  const heights = series.flatMap(({ points }) => points.map(([, height]) => height));
  const rows = Array.from({ length: checkpoints }, (_, index) => Math.round(((index + 1) * rounds) / checkpoints));
  const count = (after: number) => formatNumber(after, locale);
  return (
    <ChartFigure
      locale={locale}
      id={figureId('roulette-chart', { stake, rounds })}
      title={t('rouletteChart.title', { stake: formatMoney(stake, locale) })}
      description={t('rouletteChart.description', {
        rounds: count(rounds),
        mean: money(mean(rounds)),
        worst: money(edge('worst')(rounds)),
        best: money(edge('best')(rounds)),
      })}
      note={t('rouletteChart.note', {
        edge: formatPercent(rouletteEdge(pockets), locale, 2),
        rounds: count(roundsToConverge([bet], rouletteEdge(pockets))),
      })}
      x={{ label: t('rouletteChart.x'), domain: [0, rounds], format: count, ticks: 4 }}
      y={{ label: t('rouletteChart.y'), domain: [Math.min(...heights), Math.max(...heights)], format: count }}
      series={series}
      data={{
        head: [t('rouletteChart.x'), ...lines.map(({ label }) => label)],
        rows: rows.map((after) => [count(after), ...lines.map(({ at }) => money(at(after)))]),
      }}
    />
  );
}
