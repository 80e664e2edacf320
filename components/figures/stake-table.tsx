import { stakeOf } from '@/lib/betting/stakes.ts';
import { formatMoney, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

export function StakeTable({ locale, bankroll, percents }: FigureProps<'StakeTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('stakeTable.note')}
      caption={t('stakeTable.title', { bankroll: formatMoney(bankroll, locale) })}
      head={[t('percentOfBankroll'), t('stake')]}
      rows={percents.map((percent) => [
        formatPercent(percent, locale),
        formatMoney(stakeOf(bankroll, percent), locale),
      ])}
    />
  );
}
