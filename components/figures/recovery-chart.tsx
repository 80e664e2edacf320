import { gainToRecover } from '@/lib/betting/stakes.ts';
import { formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { BarRows } from './parts/bar-rows.tsx';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

export function RecoveryChart({ locale, drawdowns }: FigureProps<'RecoveryChart'>) {
  const t = translator(locale, 'figures');
  const title = t('recoveryChart.title');
  const written = drawdowns.map((drawdown) => ({
    loss: formatPercent(drawdown, locale),
    gain: formatPercent(gainToRecover(drawdown), locale),
  }));
  return (
    <DrawnFigure
      locale={locale}
      title={title}
      note={t('recoveryChart.note')}
      data={{
        head: [t('drawdownChart.x'), t('drawdownChart.y')],
        rows: written.map(({ loss, gain }) => [loss, gain]),
      }}
    >
      <BarRows
        id={figureId('recovery-chart', { drawdowns })}
        title={title}
        description={t('recoveryChart.description', {
          pairs: written.map((pair) => t('recoveryChart.pair', pair)).join('; '),
        })}
        rows={drawdowns.map((drawdown, index) => ({
          name: t('recoveryChart.loss', { loss: written[index]?.loss ?? '' }),
          value: t('recoveryChart.gain', { gain: written[index]?.gain ?? '' }),
          bars: [
            { length: drawdown, className: 'bar' },
            { length: gainToRecover(drawdown), className: 'bar-strong' },
          ],
        }))}
      />
    </DrawnFigure>
  );
}
