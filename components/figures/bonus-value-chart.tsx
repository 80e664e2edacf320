import { bonusValue, houseEdge } from '@/lib/betting/casino.ts';
import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const last = 50;
const listed = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, last];

export function BonusValueChart({ locale, bonus, rtp }: FigureProps<'BonusValueChart'>) {
  const t = translator(locale, 'figures');
  const value = (multiplier: number) => bonusValue(bonus, multiplier, 100, rtp);
  const times = (multiplier: number) => t('multiplier', { times: formatNumber(multiplier, locale) });
  const title = t('bonusValueChart.title', { bonus: formatMoney(bonus, locale) });
  const zero = times(100 / houseEdge(rtp));
  return (
    <ChartFigure
      locale={locale}
      id={figureId('bonus-value-chart', { bonus, rtp })}
      title={title}
      description={t('bonusValueChart.description', {
        first: formatSignedMoney(bonus, locale),
        last: formatSignedMoney(value(last), locale),
        multiplier: times(last),
        zero,
      })}
      note={t('bonusValueChart.note', { rtp: formatPercent(rtp, locale), zero })}
      x={{ label: t('bonusValueChart.x'), domain: [0, last], format: times }}
      y={{
        label: t('bonusValueChart.y'),
        domain: [Math.min(0, value(last)), bonus],
        format: (amount) => formatNumber(amount, locale),
      }}
      series={[
        {
          label: title,
          points: [
            [0, bonus],
            [last, value(last)],
          ],
        },
      ]}
      data={{
        head: [t('rollover'), t('bonusValueChart.value')],
        rows: listed.map((multiplier) => [times(multiplier), formatSignedMoney(value(multiplier), locale)]),
      }}
    />
  );
}
