import { bothScore, poissonOver } from '@/lib/betting/goals.ts';
import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

const lines = [1.5, 2.5, 3.5];

export function GoalRateTable({ locale, matches }: FigureProps<'GoalRateTable'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('goalRateTable.note')}
      caption={t('goalRateTable.title')}
      head={[
        t('goalRateTable.goals'),
        ...lines.map((line) => t('goalRateTable.over', { line: formatNumber(line, locale) })),
        t('goalRateTable.both'),
      ]}
      rows={matches.map(({ home, away }) => [
        t('goalRateTable.rates', {
          home: formatNumber(home, locale, 1),
          away: formatNumber(away, locale, 1),
        }),
        ...lines.map((line) => formatPercent(poissonOver(home + away, line) * 100, locale)),
        formatPercent(bothScore({ home, away }) * 100, locale),
      ])}
    />
  );
}
