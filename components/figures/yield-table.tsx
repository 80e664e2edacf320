import { yieldDeviation } from '@/lib/betting/bankroll.ts';
import { formatNumber, formatOdds } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DataTable } from './parts/data-table.tsx';
import { Figure, type FigureProps } from './parts/figure.tsx';

export function YieldTable({ locale, odds, bets }: FigureProps<'YieldTable'>) {
  const t = translator(locale, 'figures');
  return (
    <Figure note={t('yieldTable.note')}>
      <DataTable
        caption={t('yieldTable.title')}
        head={[t('odds'), ...bets.map((count) => formatNumber(count, locale))]}
        rows={odds.map((price) => [
          formatOdds(price, locale),
          ...bets.map((count) => `±${formatNumber(yieldDeviation(price, count), locale, 1)}`),
        ])}
      />
    </Figure>
  );
}
