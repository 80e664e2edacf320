import { hold, overround } from '@/lib/betting/odds.ts';
import { formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DataTable } from './parts/data-table.tsx';
import { Figure, type FigureProps } from './parts/figure.tsx';

export function OverroundTable({ locale, markets }: FigureProps<'OverroundTable'>) {
  const t = translator(locale, 'figures');
  return (
    <Figure note={t('overroundTable.note')}>
      <DataTable
        caption={t('overroundTable.title')}
        head={[
          t('overroundTable.market'),
          t('overroundTable.odds'),
          t('overroundTable.sum'),
          t('overroundTable.overround'),
          t('overroundTable.hold'),
        ]}
        rows={markets.map(({ name, odds }) => [
          name,
          <span key="odds" className="odds-list">
            {odds.map((price) => formatOdds(price, locale)).join('\u00a0/ ')}
          </span>,
          formatPercent(100 + overround(odds), locale),
          formatPercent(overround(odds), locale),
          formatPercent(hold(odds), locale),
        ])}
      />
    </Figure>
  );
}
