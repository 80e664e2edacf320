import { impliedProbability, toAmerican, toFractional } from '@/lib/betting/odds.ts';
import { formatAmerican, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

export function OddsTable({ locale, odds }: FigureProps<'OddsTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('oddsTable.note')}
      caption={t('oddsTable.title')}
      head={[t('oddsTable.decimal'), t('oddsTable.fractional'), t('oddsTable.american'), t('oddsTable.probability')]}
      rows={odds.map((price) => {
        const { numerator, denominator } = toFractional(price);
        return [
          formatOdds(price, locale),
          `${numerator}/${denominator}`,
          formatAmerican(toAmerican(price)),
          formatPercent(impliedProbability(price) * 100, locale),
        ];
      })}
    />
  );
}
