import type { TableData } from '@/components/ui/data-table.tsx';
import { hold, overround } from '@/lib/betting/odds.ts';
import { formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

type Markets = FigureProps<'OverroundTable'>['markets'];

/** Odds, sum, overround and hold of each market, as a table. */
export function overroundRows(markets: Markets, locale: Locale): TableData {
  const t = translator(locale, 'figures');
  return {
    head: [
      t('overroundTable.market'),
      t('overroundTable.odds'),
      t('overroundTable.sum'),
      t('overroundTable.overround'),
      t('overroundTable.hold'),
    ],
    rows: markets.map(({ name, odds }) => [
      name,
      <span key="odds" className="inline-block min-w-28">
        {odds.map((price) => formatOdds(price, locale)).join('\u00a0/ ')}
      </span>,
      formatPercent(100 + overround(odds), locale),
      formatPercent(overround(odds), locale),
      formatPercent(hold(odds), locale),
    ]),
    stack: 'numbers',
  };
}

export function OverroundTable({ locale, markets }: FigureProps<'OverroundTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('overroundTable.note')}
      caption={t('overroundTable.title')}
      {...overroundRows(markets, locale)}
    />
  );
}
