import { expectedValue } from '@/lib/betting/odds.ts';
import { kelly } from '@/lib/betting/stakes.ts';
import { formatMoney, formatOdds, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Stake, in reais, that the expected value is stated for. */
const stake = 100;

export function KellyTable({ locale, odds, probabilities }: FigureProps<'KellyTable'>) {
  const t = translator(locale, 'figures');
  const share = (percent: number) => (percent > 0 ? formatPercent(percent, locale) : t('kellyTable.none'));
  return (
    <TableFigure
      note={t('kellyTable.note')}
      caption={t('kellyTable.title', { odds: formatOdds(odds, locale) })}
      head={[
        t('kellyTable.probability'),
        t('expectedValue', { amount: formatMoney(stake, locale) }),
        t('kellyTable.kelly'),
        t('kellyTable.half'),
      ]}
      rows={probabilities.map((probability) => [
        formatPercent(probability * 100, locale),
        formatSignedMoney(expectedValue(stake, odds, probability), locale),
        share(kelly(odds, probability)),
        share(kelly(odds, probability) / 2),
      ])}
    />
  );
}
