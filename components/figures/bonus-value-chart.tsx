import { bonusValue, houseEdge, slotPrizes } from '@/lib/betting/casino.ts';
import { bonusEnds } from '@/lib/betting/session.ts';
import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const last = 50;
const multipliers = Array.from({ length: last }, (_, index) => index + 1);
/** Rows of the data table. */
const listed = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, last];

/** Mean value of a bonus by its rollover: with balance to spare, and for balances that can run out. */
export function BonusValueChart({ locale, deposit, bonus, stake, rtp }: FigureProps<'BonusValueChart'>) {
  const t = translator(locale, 'figures');
  const times = (multiplier: number) => t('multiplier', { times: formatNumber(multiplier, locale) });
  const money = (amount: number) => formatSignedMoney(Math.round(amount), locale);
  const limited = (slot: 'low' | 'high') =>
    bonusEnds({ prizes: slotPrizes(slot, rtp), deposit, bonus, stake, multipliers }).map(({ mean }) => mean);
  const lines = [
    { label: t('bonusValueChart.unlimited'), values: multipliers.map((many) => bonusValue(bonus, many, 100, rtp)) },
    { label: t('bonusValueChart.low'), values: limited('low') },
    { label: t('bonusValueChart.high'), values: limited('high') },
  ];
  const at = (values: readonly number[], multiplier: number) => values[multiplier - 1] ?? bonus;
  const title = t('bonusValueChart.title', { bonus: formatMoney(bonus, locale) });
  return (
    <ChartFigure
      locale={locale}
      id={figureId('bonus-value-chart', { deposit, bonus, stake, rtp })}
      title={title}
      description={t('bonusValueChart.description', {
        multiplier: times(last),
        results: lines.map(({ label, values }) => `${label}, ${money(at(values, last))}`).join('; '),
      })}
      note={t('bonusValueChart.note', {
        rtp: formatPercent(rtp, locale),
        deposit: formatMoney(deposit, locale),
        stake: formatMoney(stake, locale),
        zero: times(100 / houseEdge(rtp)),
      })}
      x={{ label: t('bonusValueChart.x'), domain: [0, last], format: times }}
      y={{
        label: t('bonusValueChart.y'),
        domain: [Math.min(0, ...lines.flatMap(({ values }) => values)), bonus],
        format: (amount) => formatNumber(amount, locale),
      }}
      series={lines.map(({ label, values }) => ({
        label,
        points: [[0, bonus] as const, ...multipliers.map((many) => [many, at(values, many)] as const)],
      }))}
      data={{
        head: [t('rollover'), ...lines.map(({ label }) => label)],
        rows: listed.map((many) => [times(many), ...lines.map(({ values }) => money(at(values, many)))]),
      }}
    />
  );
}
