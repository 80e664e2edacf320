import { moneyBack, settleHandicap } from '@/lib/betting/settlement.ts';
import { formatMoney, formatOdds, formatSigned, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';
import { differencesFor, matchText } from './parts/goals.ts';
import { ResultWord } from './parts/result-word.tsx';

export function HandicapGrid({ locale, line, stake, odds }: FigureProps<'HandicapGrid'>) {
  const t = translator(locale, 'figures');
  const differences = differencesFor([line]);
  return (
    <TableFigure
      note={t('handicapGrid.note')}
      caption={t('handicapGrid.title', {
        line: formatSigned(line, locale),
        stake: formatMoney(stake, locale),
        odds: formatOdds(odds, locale),
      })}
      head={[t('handicapGrid.match'), t('handicapGrid.bet'), t('handicapGrid.back'), t('handicapGrid.net')]}
      rows={differences.map((difference) => {
        const result = settleHandicap(line, difference);
        const back = moneyBack(result, stake, odds);
        return [
          matchText(difference, differences, locale),
          <ResultWord key="result" result={result} locale={locale} />,
          formatMoney(back, locale),
          formatSignedMoney(back - stake, locale),
        ];
      })}
    />
  );
}
