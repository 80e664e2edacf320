import { stakeOf } from '@/lib/betting/stakes.ts';
import { formatMoney, formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** The confidence scale in units, each 1 % of the bankroll, up to the most that the guide teaches. */
const scale = [0.5, 1, 2, 3];

export function UnitTable({ locale, bankroll }: FigureProps<'UnitTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('unitTable.note')}
      caption={t('unitTable.title', { bankroll: formatMoney(bankroll, locale) })}
      head={[t('unitTable.units'), t('percentOfBankroll'), t('stake')]}
      rows={scale.map((units) => [
        t('unitTable.unit', { units: formatNumber(units, locale) }),
        formatPercent(units, locale),
        formatMoney(stakeOf(bankroll, units), locale),
      ])}
    />
  );
}
