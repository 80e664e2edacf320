import { settleHandicap } from '@/lib/betting/settlement.ts';
import { formatSigned } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DataTable } from './parts/data-table.tsx';
import { Figure, type FigureProps } from './parts/figure.tsx';
import { differencesFor } from './parts/goals.ts';
import { ResultWord } from './parts/result-word.tsx';

export function HandicapTable({ locale, lines }: FigureProps<'HandicapTable'>) {
  const t = translator(locale, 'figures');
  const differences = differencesFor(lines);
  return (
    <Figure note={t('handicapTable.note')}>
      <DataTable
        caption={t('handicapTable.title')}
        head={[t('handicapTable.line'), ...differences.map((difference) => formatSigned(difference, locale))]}
        rows={lines.map((line) => [
          formatSigned(line, locale),
          ...differences.map((difference) => (
            <ResultWord key={difference} result={settleHandicap(line, difference)} locale={locale} />
          )),
        ])}
      />
    </Figure>
  );
}
