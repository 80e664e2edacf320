import { chanceOfProfit } from '@/lib/betting/bankroll.ts';
import { crashReaches } from '@/lib/betting/casino.ts';
import { expectedValue } from '@/lib/betting/odds.ts';
import { formatMoney, formatNumber, formatOdds, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Points of cashing out: they change how results spread, and not their mean. */
export function CrashTable({ locale, rtp, stake, points, rounds }: FigureProps<'CrashTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('crashTable.note', { rounds: formatNumber(rounds, locale) })}
      caption={t('crashTable.title', { stake: formatMoney(stake, locale), rtp: formatPercent(rtp, locale) })}
      head={[
        t('crashChart.point'),
        t('crashChart.y'),
        t('crashTable.mean'),
        t('crashTable.ahead', { rounds: formatNumber(rounds, locale) }),
      ]}
      rows={points.map((point) => {
        const chance = crashReaches(rtp, point);
        return [
          t('multiplier', { times: formatOdds(point, locale) }),
          formatPercent(chance * 100, locale),
          formatSignedMoney(expectedValue(stake, point, chance), locale),
          formatPercent(chanceOfProfit(point, chance, rounds) * 100, locale, 0),
        ];
      })}
    />
  );
}
