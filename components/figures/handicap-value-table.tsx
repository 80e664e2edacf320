import { handicapValue, marginProbability } from '@/lib/betting/goals.ts';
import { moneyBack, settleHandicap } from '@/lib/betting/settlement.ts';
import {
  formatMoney,
  formatNumber,
  formatOdds,
  formatPercent,
  formatSigned,
  formatSignedMoney,
} from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';
import { differencesFor, matchText } from './parts/goals.ts';

export function HandicapValueTable({ locale, line, stake, odds, home, away }: FigureProps<'HandicapValueTable'>) {
  const t = translator(locale, 'figures');
  const goals = { home, away };
  const differences = differencesFor([line]);
  const [most = 0, least = 0] = [differences[0], differences.at(-1)];
  /** The chance of a margin; at either end, of that margin or more. */
  const chance = (difference: number) => {
    const beyond = (from: number, step: 1 | -1) =>
      Array.from({ length: 20 }, (_, index) => marginProbability(goals, from + step * index)).reduce((a, b) => a + b);
    if (difference === most) return beyond(most, 1);
    return difference === least ? beyond(least, -1) : marginProbability(goals, difference);
  };
  return (
    <TableFigure
      note={t('handicapValueTable.note', { home: formatNumber(home, locale, 1), away: formatNumber(away, locale, 1) })}
      caption={t('handicapValueTable.title', {
        line: formatSigned(line, locale),
        stake: formatMoney(stake, locale),
        odds: formatOdds(odds, locale),
      })}
      head={[
        t('handicapGrid.match'),
        t('handicapValueTable.chance'),
        t('handicapGrid.back'),
        t('handicapValueTable.part'),
      ]}
      rows={differences.map((difference) => {
        const back = moneyBack(settleHandicap(line, difference), stake, odds);
        return [
          matchText(difference, differences, locale),
          formatPercent(chance(difference) * 100, locale),
          formatMoney(back, locale),
          formatMoney(back * chance(difference), locale),
        ];
      })}
      foot={[
        t('handicapValueTable.sum'),
        formatPercent(100, locale),
        '',
        t('handicapValueTable.value', {
          back: formatMoney(stake + handicapValue(goals, { line, stake, odds }), locale),
          value: formatSignedMoney(handicapValue(goals, { line, stake, odds }), locale),
        }),
      ]}
    />
  );
}
