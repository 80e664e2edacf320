import { simulateSessions, slotPrizes, type Volatility, volatility } from '@/lib/betting/casino.ts';
import { seededRandom } from '@/lib/betting/random.ts';
import { formatNumber, formatPercent, formatSigned } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { DataTable } from './parts/data-table.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const seed = 11;
/** Steps of the chart, from all lost to half the stakes won, and one more for everything above. */
const steps = 15;

const share = (count: number, all: number) => (count / all) * 100;

/** Value below which the given part (0–1) of sorted results lies. */
const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

export function SessionOutcomes({ locale, rtp, spins, sessions }: FigureProps<'SessionOutcomes'>) {
  const t = translator(locale, 'figures');
  const step = spins / (steps - 5);
  const starts = Array.from({ length: steps + 1 }, (_, index) => index * step - spins);
  const end = steps * step - spins;

  const slot = (kind: Volatility) => {
    const prizes = slotPrizes(kind, rtp);
    const results = simulateSessions(prizes, { spins, sessions }, seededRandom(seed));
    const counts = starts.map(() => 0);
    for (const result of results) {
      const index = Math.min(steps, Math.floor((result + spins) / step));
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return {
      label: t(`sessionOutcomes.${kind}`),
      deviation: formatNumber(volatility(prizes), locale, 1),
      ahead: formatPercent(share(results.filter((result) => result > 0).length, sessions), locale, 0),
      worst: formatSigned(quantile(results, 0.05), locale, 0),
      median: formatSigned(quantile(results, 0.5), locale, 0),
      best: formatSigned(quantile(results, 0.95), locale, 0),
      shares: counts.map((count) => share(count, sessions)),
    };
  };
  const low = slot('low');
  const high = slot('high');
  const head = (first: string) => [first, low.label, high.label];
  const stakes = (amount: number) => formatSigned(amount, locale, 0);
  const title = t('sessionOutcomes.title', {
    sessions: formatNumber(sessions, locale),
    spins: formatNumber(spins, locale),
    rtp: formatPercent(rtp, locale),
  });

  return (
    <ChartFigure
      locale={locale}
      id={figureId('session-outcomes', { rtp, spins, sessions })}
      title={title}
      description={t('sessionOutcomes.description', {
        lowAhead: low.ahead,
        lowMedian: low.median,
        highAhead: high.ahead,
        highMedian: high.median,
      })}
      note={t('sessionOutcomes.note')}
      x={{ label: t('sessionOutcomes.x'), domain: [-spins, end + step], format: stakes, ticks: 4 }}
      y={{
        label: t('sessionOutcomes.y'),
        domain: [0, Math.max(...low.shares, ...high.shares)],
        format: (percent) => formatPercent(percent, locale),
      }}
      series={[low, high].map(({ label, shares }) => ({
        label,
        points: [
          ...starts.map((start, index) => [start, shares[index] ?? 0] as const),
          [end + step, shares[steps] ?? 0] as const,
        ],
      }))}
      steps
      data={{
        head: head(t('sessionOutcomes.x')),
        rows: starts.map((start, index) => [
          index === steps
            ? t('sessionOutcomes.over', { from: stakes(start) })
            : t('sessionOutcomes.range', { from: stakes(start), to: stakes(start + step) }),
          ...[low, high].map(({ shares }) => formatPercent(shares[index] ?? 0, locale)),
        ]),
      }}
    >
      <DataTable
        caption={t('sessionOutcomes.summary')}
        head={head(t('sessionOutcomes.measure'))}
        rows={(['deviation', 'ahead', 'worst', 'median', 'best'] as const).map((measure) => [
          t(`sessionOutcomes.${measure}`),
          low[measure],
          high[measure],
        ])}
      />
    </ChartFigure>
  );
}
