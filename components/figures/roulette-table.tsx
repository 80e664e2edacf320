import { houseEdge, returnToPlayer, rouletteEdge, roulettePayout, rouletteProbability } from '@/lib/betting/casino.ts';
import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

const bets = { straight: 1, split: 2, street: 3, corner: 4, line: 6, dozen: 12, outside: 18 } as const;
const names = Object.keys(bets) as (keyof typeof bets)[];

const oneZero = 37;
const twoZeros = 38;

export function RouletteTable({ locale }: FigureProps<'RouletteTable'>) {
  const t = translator(locale, 'figures');
  const percent = (value: number) => formatPercent(value, locale, 2);
  const fiveNumbers = { probability: rouletteProbability(5, twoZeros), payout: 7 };
  return (
    <TableFigure
      note={t('rouletteTable.note', { five: percent(houseEdge(returnToPlayer([fiveNumbers]))) })}
      caption={t('rouletteTable.title')}
      head={[
        t('rouletteTable.bet'),
        t('rouletteTable.numbers'),
        t('rouletteTable.pays'),
        t('rouletteTable.one'),
        t('rouletteTable.two'),
      ]}
      rows={names.map((name) => [
        t(`rouletteTable.${name}`),
        formatNumber(bets[name], locale),
        t('rouletteTable.payout', { profit: formatNumber(roulettePayout(bets[name]), locale) }),
        percent(rouletteProbability(bets[name], oneZero) * 100),
        percent(rouletteProbability(bets[name], twoZeros) * 100),
      ])}
      foot={[t('rouletteTable.edge'), '', '', percent(rouletteEdge(oneZero)), percent(rouletteEdge(twoZeros))]}
    />
  );
}
