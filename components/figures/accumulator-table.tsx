import { accumulator, everyTime, expectedValue } from '@/lib/betting/odds.ts';
import { formatMoney, formatNumber, formatOdds, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Stake, in reais, that the expected value is stated for. */
const stake = 100;

export function AccumulatorTable({ locale, odds, probability, legs }: FigureProps<'AccumulatorTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('accumulatorTable.note')}
      caption={t('accumulatorTable.title', {
        odds: formatOdds(odds, locale),
        probability: formatPercent(probability * 100, locale),
      })}
      head={[
        t('accumulatorTable.legs'),
        t('accumulatorTable.odds'),
        t('accumulatorTable.chance'),
        t('expectedValue', { amount: formatMoney(stake, locale) }),
      ]}
      rows={Array.from({ length: legs }, (_, index) => {
        const total = accumulator(Array<number>(index + 1).fill(odds));
        const chance = everyTime(probability, index + 1);
        return [
          formatNumber(index + 1, locale),
          formatOdds(total, locale),
          formatPercent(chance * 100, locale),
          formatSignedMoney(expectedValue(stake, total, chance), locale),
        ];
      })}
    />
  );
}
