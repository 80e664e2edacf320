import { martingaleBustOverCycles } from '@/lib/betting/martingale.ts';
import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

/** Rows of the data table. */
const checkpoints = 10;

export function RuinChart({ locale, doublings, cycles }: FigureProps<'RuinChart'>) {
  const t = translator(locale, 'figures');
  const chance = (count: number, after: number) => martingaleBustOverCycles(count, after) * 100;
  /** Rounded, but for what rounds to certainty: near it, a whole percent says only that it is more. */
  const written = (count: number, after: number) => {
    const percent = chance(count, after);
    return percent > 99 ? `>${formatPercent(99, locale)}` : formatPercent(percent, locale, 0);
  };
  const rows = Array.from({ length: checkpoints }, (_, index) => Math.round(((index + 1) * cycles) / checkpoints));
  return (
    <ChartFigure
      locale={locale}
      id={figureId('ruin-chart', { doublings, cycles })}
      title={t('ruinChart.title')}
      description={t('ruinChart.description', {
        cycles: formatNumber(cycles, locale),
        results: doublings
          .map((count) =>
            t('ruinChart.result', { doublings: formatNumber(count, locale), chance: written(count, cycles) }),
          )
          .join('; '),
      })}
      note={t('ruinChart.note')}
      x={{ label: t('ruinChart.x'), domain: [0, cycles], format: (after) => formatNumber(after, locale) }}
      y={{ label: t('ruinChart.y'), domain: [0, 100], format: (percent) => formatPercent(percent, locale) }}
      series={doublings.map((count) => ({
        label: t('ruinChart.series', { doublings: formatNumber(count, locale) }),
        points: Array.from({ length: cycles + 1 }, (_, after) => [after, chance(count, after)] as const),
      }))}
      data={{
        head: [
          t('ruinChart.x'),
          ...doublings.map((count) => t('ruinChart.series', { doublings: formatNumber(count, locale) })),
        ],
        rows: rows.map((after) => [formatNumber(after, locale), ...doublings.map((count) => written(count, after))]),
      }}
    />
  );
}
