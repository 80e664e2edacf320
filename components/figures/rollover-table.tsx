import { bonusValue, rolloverCost, turnover } from '@/lib/betting/casino.ts';
import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

export function RolloverTable({ locale, bonus, multipliers, rtp, contribution }: FigureProps<'RolloverTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('rolloverTable.note', {
        rtp: formatPercent(rtp, locale),
        contribution: formatPercent(contribution, locale),
      })}
      caption={t('rolloverTable.title', { bonus: formatMoney(bonus, locale) })}
      head={[t('rollover'), t('turnover'), t('expectedCost'), t('rolloverTable.value')]}
      rows={multipliers.map((multiplier) => [
        t('multiplier', { times: formatNumber(multiplier, locale) }),
        formatMoney(turnover(bonus, multiplier, contribution), locale),
        formatMoney(rolloverCost(bonus, multiplier, contribution, rtp), locale),
        formatSignedMoney(bonusValue(bonus, multiplier, contribution, rtp), locale),
      ])}
    />
  );
}
