import { afterLossesFixed, afterLossesProportional } from '@/lib/betting/stakes.ts';
import { formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

export function LosingStreakTable({ locale, percents, losses }: FigureProps<'LosingStreakTable'>) {
  const t = translator(locale, 'figures');
  const left = (percent: number) =>
    t('losingStreakTable.left', { left: formatPercent(percent, locale), change: formatPercent(percent - 100, locale) });
  return (
    <TableFigure
      note={t('losingStreakTable.note')}
      caption={t('losingStreakTable.title', { losses })}
      head={[t('stake'), t('losingStreakTable.proportional'), t('losingStreakTable.fixed')]}
      rows={percents.map((percent) => [
        formatPercent(percent, locale),
        left(afterLossesProportional(100, percent, losses)),
        left(afterLossesFixed(100, percent, losses)),
      ])}
    />
  );
}
