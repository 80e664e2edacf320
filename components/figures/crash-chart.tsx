import { crashReaches } from '@/lib/betting/casino.ts';
import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const last = 10;
/** Points of the curve, closer together where it bends most. */
const steps = 54;
const listed = [1, 1.2, 1.5, 2, 3, 5, 10, 20, 50, 100];

/** Chance that a crash game reaches a multiplier. */
export function CrashChart({ locale, rtp }: FigureProps<'CrashChart'>) {
  const t = translator(locale, 'figures');
  const chance = (multiplier: number) => crashReaches(rtp, multiplier) * 100;
  const times = (multiplier: number) => t('multiplier', { times: formatNumber(multiplier, locale) });
  const twice = (multiplier: number) => t('multiplier', { times: formatNumber(multiplier, locale, 2) });
  const written = (multiplier: number) => formatPercent(chance(multiplier), locale);
  const title = t('crashChart.title', { rtp: formatPercent(rtp, locale) });
  return (
    <ChartFigure
      locale={locale}
      id={figureId('crash-chart', { rtp })}
      title={title}
      description={t('crashChart.description', { two: written(2), five: written(5), ten: written(10) })}
      note={t('crashChart.note', { lost: formatPercent(100 - chance(1), locale) })}
      x={{ label: t('crashChart.x'), domain: [1, last], format: times, ticks: 9 }}
      y={{ label: t('crashChart.y'), domain: [0, 100], format: (percent) => formatPercent(percent, locale) }}
      series={[
        {
          label: title,
          points: Array.from({ length: steps + 1 }, (_, step) => 1 + (last - 1) * (step / steps) ** 2).map(
            (multiplier) => [multiplier, chance(multiplier)] as const,
          ),
        },
      ]}
      data={{
        head: [t('crashChart.point'), t('crashChart.y')],
        rows: listed.map((multiplier) => [twice(multiplier), written(multiplier)]),
      }}
    />
  );
}
