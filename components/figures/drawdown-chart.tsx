import { gainToRecover } from '@/lib/betting/stakes.ts';
import { formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const last = 80;
const listed = [5, 10, 20, 30, 40, 50, 60, 70, last];

export function DrawdownChart({ locale }: FigureProps<'DrawdownChart'>) {
  const t = translator(locale, 'figures');
  const percent = (value: number) => formatPercent(value, locale);
  const gain = (drawdown: number) => percent(gainToRecover(drawdown));
  return (
    <ChartFigure
      locale={locale}
      id={figureId('drawdown-chart', {})}
      title={t('drawdownChart.title')}
      description={t('drawdownChart.description', {
        first: percent(20),
        firstGain: gain(20),
        middle: percent(50),
        middleGain: gain(50),
        last: percent(last),
        lastGain: gain(last),
      })}
      note={t('drawdownChart.note')}
      x={{ label: t('drawdownChart.x'), domain: [0, last], format: percent }}
      y={{ label: t('drawdownChart.y'), domain: [0, gainToRecover(last)], format: percent }}
      series={[
        {
          label: t('drawdownChart.y'),
          points: Array.from({ length: last + 1 }, (_, drawdown) => [drawdown, gainToRecover(drawdown)] as const),
        },
      ]}
      data={{
        head: [t('drawdownChart.x'), t('drawdownChart.y')],
        rows: listed.map((drawdown) => [percent(drawdown), gain(drawdown)]),
      }}
    />
  );
}
