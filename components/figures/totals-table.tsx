import { settleTotal } from '@/lib/betting/settlement.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';
import { goalsFor } from './parts/goals.ts';
import { ResultWord } from './parts/result-word.tsx';

export function TotalsTable({ locale, lines }: FigureProps<'TotalsTable'>) {
  const t = translator(locale, 'figures');
  const totals = goalsFor(lines);
  return (
    <TableFigure
      note={t('totalsTable.note')}
      caption={t('totalsTable.title')}
      head={[t('totalsTable.line'), ...totals.map((goals) => t('totalsTable.goals', { goals }))]}
      rows={lines.map((line) => [
        formatNumber(line, locale),
        ...totals.map((goals) => <ResultWord key={goals} result={settleTotal('over', line, goals)} locale={locale} />),
      ])}
    />
  );
}
