import { impliedProbability } from '@/lib/betting/odds.ts';
import { formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const first = 1.1;
const middle = 2;
const last = 6;
const steps = 49;
/** Marked on the curve: two in three, one in two, one in three. */
const marked = [1.5, middle, 3];
const listed = [first, 1.25, 1.5, 1.75, middle, 2.5, 3, 4, 5, last];

const rate = (odds: number) => impliedProbability(odds) * 100;

export function BreakEvenChart({ locale }: FigureProps<'BreakEvenChart'>) {
  const t = translator(locale, 'figures');
  const points = Array.from({ length: steps + 1 }, (_, step) => first + (step * (last - first)) / steps).map(
    (odds) => [odds, rate(odds)] as const,
  );
  return (
    <ChartFigure
      locale={locale}
      id={figureId('break-even-chart', {})}
      title={t('breakEvenChart.title')}
      description={t('breakEvenChart.description', {
        first: formatOdds(first, locale),
        firstRate: formatPercent(rate(first), locale),
        middle: formatOdds(middle, locale),
        middleRate: formatPercent(rate(middle), locale),
        last: formatOdds(last, locale),
        lastRate: formatPercent(rate(last), locale),
      })}
      note={t('breakEvenChart.note')}
      x={{ label: t('breakEvenChart.x'), domain: [1, last], format: (odds) => formatOdds(odds, locale) }}
      y={{ label: t('breakEvenChart.y'), domain: [0, 100], format: (percent) => formatPercent(percent, locale) }}
      series={[{ label: t('breakEvenChart.y'), points }]}
      marks={marked.map((odds) => ({
        at: [odds, rate(odds)],
        label: t('breakEvenChart.mark', { odds: formatOdds(odds, locale), rate: formatPercent(rate(odds), locale) }),
      }))}
      data={{
        head: [t('odds'), t('breakEvenChart.y')],
        rows: listed.map((odds) => [formatOdds(odds, locale), formatPercent(rate(odds), locale)]),
      }}
    />
  );
}
