import { rolloverCost, turnover } from '@/lib/betting/casino.ts';
import { formatMoney, formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DataTable } from './parts/data-table.tsx';
import { Figure, type FigureProps } from './parts/figure.tsx';

export function ContributionTable({ locale, bonus, multiplier, rtp, contributions }: FigureProps<'ContributionTable'>) {
  const t = translator(locale, 'figures');
  const times = (count: number) => t('multiplier', { times: formatNumber(count, locale) });
  return (
    <Figure note={t('contributionTable.note', { rtp: formatPercent(rtp, locale) })}>
      <DataTable
        caption={t('contributionTable.title', { multiplier: times(multiplier), bonus: formatMoney(bonus, locale) })}
        head={[
          t('contributionTable.contribution'),
          t('turnover'),
          t('contributionTable.equivalent'),
          t('expectedCost'),
        ]}
        rows={contributions.map((contribution) => [
          formatPercent(contribution, locale),
          formatMoney(turnover(bonus, multiplier, contribution), locale),
          times(turnover(bonus, multiplier, contribution) / bonus),
          formatMoney(rolloverCost(bonus, multiplier, contribution, rtp), locale),
        ])}
      />
    </Figure>
  );
}
