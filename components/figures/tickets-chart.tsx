import { profit } from '@/lib/betting/odds.ts';
import { stakeOf } from '@/lib/betting/stakes.ts';
import { formatMoney, formatNumber } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

export function TicketsChart({ locale, bankroll, tickets }: FigureProps<'TicketsChart'>) {
  const t = translator(locale, 'figures');
  const unit = stakeOf(bankroll, 1);
  /** Bankroll before the first ticket and after each. */
  const path = (stakeAt: (index: number) => number) => {
    const amounts = [bankroll];
    tickets.forEach(({ odds, won }, index) => {
      const stake = stakeAt(index);
      amounts.push((amounts[index] ?? bankroll) + (won ? profit(stake, odds) : -stake));
    });
    return amounts;
  };
  const paths = [
    { label: t('ticketsChart.given'), amounts: path((index) => tickets[index]?.stake ?? unit) },
    { label: t('ticketsChart.unit', { unit: formatMoney(unit, locale) }), amounts: path(() => unit) },
  ];
  const names = [t('ticketsChart.start'), ...tickets.map(({ name }) => name)];
  const title = t('ticketsChart.title', { tickets: tickets.length });
  return (
    <ChartFigure
      locale={locale}
      id={figureId('tickets-chart', { bankroll, tickets })}
      title={title}
      description={paths
        .map(({ label, amounts }) => `${label}: ${formatMoney(amounts.at(-1) ?? 0, locale)}`)
        .join('; ')}
      note={t('ticketsChart.note')}
      x={{
        label: t('ticketsChart.x'),
        domain: [0, tickets.length],
        format: (ticket) => formatNumber(ticket, locale),
        ticks: tickets.length,
      }}
      y={{
        label: t('ticketsChart.y'),
        domain: [0, Math.max(...paths.flatMap(({ amounts }) => amounts))],
        format: (amount) => formatNumber(amount, locale),
      }}
      series={paths.map(({ label, amounts }) => ({
        label,
        points: amounts.map((amount, ticket) => [ticket, amount] as const),
      }))}
      data={{
        head: [t('ticketsChart.ticket'), ...paths.map(({ label }) => label)],
        rows: names.map((name, index) => [
          name,
          ...paths.map(({ amounts }) => formatMoney(amounts[index] ?? 0, locale)),
        ]),
      }}
    />
  );
}
