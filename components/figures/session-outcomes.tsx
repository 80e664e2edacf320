import { DataTable } from '@/components/ui/data-table.tsx';
import { slotPrizes, type Volatility } from '@/lib/betting/casino.ts';
import { sessionEnds } from '@/lib/betting/session.ts';
import { formatNumber, formatPercent, formatSigned } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

/** Steps of the chart from all lost to nothing lost, and those above. */
const stepsBelow = 10;
const stepsAbove = 5;

/** Less than any step of the grid: what lies below this much more is the amount itself. */
const tiny = 0.001;
/** Shares below this are written as “less than”. */
const least = 0.0001;

/** How sessions end on two slots of equal RTP, computed: who cannot pay the next spin stops. */
export function SessionOutcomes({ locale, rtp, spins, balance }: FigureProps<'SessionOutcomes'>) {
  const t = translator(locale, 'figures');
  const step = balance / stepsBelow;
  const starts = Array.from({ length: stepsBelow + stepsAbove + 1 }, (_, index) => index * step);
  const highest = (stepsBelow + stepsAbove) * step;
  const result = (left: number) => formatSigned(left - balance, locale, 0);
  const percent = (part: number) =>
    part > 0 && part < least
      ? t('sessionOutcomes.less', { amount: formatPercent(least * 100, locale) })
      : formatPercent(part * 100, locale);

  const slot = (kind: Volatility) => {
    const [end] = sessionEnds({ prizes: slotPrizes(kind, rtp), balance, rounds: [spins] });
    if (!end) throw new RangeError('no session');
    return {
      label: t(`sessionOutcomes.${kind}`),
      finished: percent(end.finished),
      ahead: percent(1 - end.below(balance + tiny)),
      mean: formatSigned(end.left - balance, locale, 1),
      median: result(end.quantile(0.5)),
      doubled: percent(1 - end.below(2 * balance)),
      shares: starts.map((start) => Math.max(0, (start < highest ? end.below(start + step) : 1) - end.below(start))),
    };
  };
  const slots = [slot('low'), slot('high')];
  const [low, high] = slots;
  const head = (first: string) => [first, ...slots.map(({ label }) => label)];
  const title = t('sessionOutcomes.title', {
    spins: formatNumber(spins, locale),
    balance: formatNumber(balance, locale),
    rtp: formatPercent(rtp, locale),
  });

  return (
    <ChartFigure
      locale={locale}
      id={figureId('session-outcomes', { rtp, spins, balance })}
      title={title}
      description={t('sessionOutcomes.description', {
        lowAhead: low?.ahead ?? '',
        lowMedian: low?.median ?? '',
        highAhead: high?.ahead ?? '',
        highMedian: high?.median ?? '',
      })}
      note={t('sessionOutcomes.note')}
      x={{
        label: t('sessionOutcomes.x'),
        domain: [-balance, highest + step - balance],
        format: (amount) => formatSigned(amount, locale, 0),
        ticks: 4,
      }}
      y={{
        label: t('sessionOutcomes.y'),
        domain: [0, Math.max(...slots.flatMap(({ shares }) => shares)) * 100],
        format: (share) => formatPercent(share, locale),
      }}
      series={slots.map(({ label, shares }) => ({
        label,
        points: [...starts, highest + step].map(
          (start, index) => [start - balance, (shares[index] ?? shares.at(-1) ?? 0) * 100] as const,
        ),
      }))}
      steps
      data={{
        head: head(t('sessionOutcomes.x')),
        rows: starts.map((start, index) => [
          start < highest
            ? t('sessionOutcomes.range', { from: result(start), to: result(start + step) })
            : t('sessionOutcomes.over', { from: result(start) }),
          ...slots.map(({ shares }) => percent(shares[index] ?? 0)),
        ]),
      }}
    >
      <DataTable
        caption={t('sessionOutcomes.summary')}
        head={head(t('sessionOutcomes.measure'))}
        rows={(['finished', 'ahead', 'doubled', 'mean', 'median'] as const).map((measure) => [
          t(`sessionOutcomes.${measure}`),
          ...slots.map((one) => one[measure]),
        ])}
      />
    </ChartFigure>
  );
}
