import { afterLossesFixed, gainToRecover } from '@/lib/betting/stakes.ts';
import { formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { BarRows } from './parts/bar-rows.tsx';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

export function StreakChart({ locale, percents, losses }: FigureProps<'StreakChart'>) {
  const t = translator(locale, 'figures');
  const title = t('streakChart.title', { losses });
  const rows = percents.map((percent) => {
    const left = afterLossesFixed(100, percent, losses);
    return {
      stake: t('streakChart.stake', { percent: formatPercent(percent, locale) }),
      left,
      written: formatPercent(left, locale),
      gain: left > 0 ? formatPercent(gainToRecover(100 - left), locale) : '–',
    };
  });
  return (
    <DrawnFigure
      locale={locale}
      title={title}
      note={t('streakChart.note')}
      data={{
        head: [t('stake'), t('streakChart.left'), t('drawdownChart.y')],
        rows: rows.map(({ stake, written, gain }) => [stake, written, gain]),
      }}
    >
      <BarRows
        id={figureId('streak-chart', { percents, losses })}
        title={title}
        description={rows.map(({ stake, written }) => `${stake}: ${written}`).join('; ')}
        rows={rows.map(({ stake, left, written, gain }) => ({
          name: stake,
          value: t('streakChart.value', { left: written, gain }),
          bars: [{ length: left, className: 'bar-strong' }],
        }))}
      />
    </DrawnFigure>
  );
}
