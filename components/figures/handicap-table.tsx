import type { TableData } from '@/components/ui/data-table.tsx';
import { settleHandicap } from '@/lib/betting/settlement.ts';
import { formatSigned } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';
import { differencesFor } from './parts/goals.ts';
import { ResultWord } from './parts/result-word.tsx';

/** The result of each line by goal difference, as a table. */
export function handicapRows(lines: readonly number[], locale: Locale): TableData {
  const differences = differencesFor(lines);
  return {
    head: [
      translator(locale, 'figures')('handicapTable.line'),
      ...differences.map((difference) => formatSigned(difference, locale)),
    ],
    rows: lines.map((line) => [
      formatSigned(line, locale),
      ...differences.map((difference) => (
        <ResultWord key={difference} result={settleHandicap(line, difference)} locale={locale} />
      )),
    ]),
  };
}

export function HandicapTable({ locale, lines }: FigureProps<'HandicapTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure note={t('handicapTable.note')} caption={t('handicapTable.title')} {...handicapRows(lines, locale)} />
  );
}
