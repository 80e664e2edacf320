import { yieldDeviation } from '@/lib/betting/bankroll.ts';
import { formatNumber, formatOdds } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

export function YieldTable({ locale, odds, bets }: FigureProps<'YieldTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('yieldTable.note')}
      caption={t('yieldTable.title')}
      head={[t('odds'), ...bets.map((count) => formatNumber(count, locale))]}
      rows={odds.map((price) => [
        formatOdds(price, locale),
        ...bets.map((count) => `±${formatNumber(yieldDeviation(price, count), locale, 1)}`),
      ])}
    />
  );
}
