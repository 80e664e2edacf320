import { yieldDeviation } from '@/lib/betting/bankroll.ts';
import { usualDeviations } from '@/lib/betting/casino.ts';
import { expectedValue } from '@/lib/betting/odds.ts';
import { formatNumber, formatOdds, formatPercent, formatSignedPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

/** The first number of bets drawn: fewer say nothing at all. */
const first = 20;
const listed = [20, 50, 100, 200, 400, 1000, 2500];

export function YieldChart({ locale, odds, probability, bets }: FigureProps<'YieldChart'>) {
  const t = translator(locale, 'figures');
  const mean = expectedValue(100, odds, probability);
  const edge = (count: number, side: 1 | -1) =>
    mean + side * usualDeviations * yieldDeviation(odds, count, probability);
  // Closer together where the curves bend.
  const counts = Array.from({ length: 50 }, (_, index) => Math.round(first * (bets / first) ** (index / 49)));
  const written = (value: number, digits = 0) => formatSignedPercent(value, locale, digits);
  const series = [
    { label: t('yieldChart.best'), value: (count: number) => edge(count, 1) },
    // With a decimal: rounded, −4.5 would belie the costs that the text works out from it.
    { label: t('yieldChart.mean'), value: () => mean, digits: 1 },
    { label: t('yieldChart.worst'), value: (count: number) => edge(count, -1) },
  ];
  return (
    <ChartFigure
      locale={locale}
      id={figureId('yield-chart', { odds, probability, bets })}
      title={t('yieldChart.title')}
      description={t('yieldChart.description', {
        mean: written(mean, 1),
        bets: formatNumber(bets, locale),
        worst: written(edge(bets, -1)),
        best: written(edge(bets, 1)),
      })}
      note={t('yieldChart.note', {
        odds: formatOdds(odds, locale),
        probability: formatPercent(probability * 100, locale),
      })}
      x={{ label: t('yieldChart.x'), domain: [0, bets], format: (count) => formatNumber(count, locale) }}
      y={{ label: t('yieldChart.y'), domain: [edge(first, -1), edge(first, 1)], format: (value) => written(value) }}
      series={series.map(({ label, value }) => ({
        label,
        points: counts.map((count) => [count, value(count)] as const),
      }))}
      data={{
        head: [t('yieldChart.x'), ...series.map(({ label }) => label)],
        rows: listed
          .filter((count) => count <= bets)
          .map((count) => [
            formatNumber(count, locale),
            ...series.map(({ value, digits }) => written(value(count), digits)),
          ]),
      }}
    />
  );
}
