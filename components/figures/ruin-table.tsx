import { chanceOfRuin } from '@/lib/betting/bankroll.ts';
import { formatNumber, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Below this, a percentage only says that it hardly ever happens. */
const least = 0.01;

export function RuinTable({ locale, percents, bets, odds, probability }: FigureProps<'RuinTable'>) {
  const t = translator(locale, 'figures');
  const written = (percent: number, count: number) => {
    const chance = chanceOfRuin(percent, count, { odds, probability }) * 100;
    if (chance === 0) return formatPercent(0, locale);
    return chance < least ? `<${formatPercent(least, locale)}` : formatPercent(chance, locale);
  };
  return (
    <TableFigure
      note={t('ruinTable.note', {
        odds: formatOdds(odds, locale),
        probability: formatPercent(probability * 100, locale),
      })}
      caption={t('ruinTable.title')}
      head={[t('stake'), ...bets.map((count) => formatNumber(count, locale))]}
      rows={percents.map((percent) => [
        formatPercent(percent, locale),
        ...bets.map((count) => written(percent, count)),
      ])}
    />
  );
}
