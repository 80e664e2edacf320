import { longestLosingRun } from '@/lib/betting/bankroll.ts';
import { impliedProbability } from '@/lib/betting/odds.ts';
import { formatNumber, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Chances of the two runs in a cell: as likely as not, and rare. */
const rare = 0.05;

export function LosingRunTable({ locale, odds, bets }: FigureProps<'LosingRunTable'>) {
  const t = translator(locale, 'figures');
  const run = (price: number, count: number, chance?: number) =>
    formatNumber(longestLosingRun(impliedProbability(price), count, chance), locale);
  return (
    <TableFigure
      note={t('losingRunTable.note', { rare: formatPercent(rare * 100, locale) })}
      caption={t('losingRunTable.title')}
      head={[t('odds'), ...bets.map((count) => formatNumber(count, locale))]}
      rows={odds.map((price) => [
        formatOdds(price, locale),
        ...bets.map((count) => t('losingRunTable.runs', { usual: run(price, count), rare: run(price, count, rare) })),
      ])}
    />
  );
}
