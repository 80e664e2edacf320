import { expectedValue } from '@/lib/betting/odds.ts';
import { seededRandom } from '@/lib/betting/random.ts';
import { bankrollPath, simulateWins } from '@/lib/betting/ruin.ts';
import { largestDrawdown } from '@/lib/betting/stakes.ts';
import { formatNumber, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

/** A seed whose wins stay close to the expected number at any length, so that the picture is a typical one. */
const seed = 1835;
const bankroll = 100;
/** Rows of the data table after the start. */
const checkpoints = 8;

export function BankrollPaths({ locale, percents, bets, odds, probability }: FigureProps<'BankrollPaths'>) {
  const t = translator(locale, 'figures');
  const wins = simulateWins(bets, probability, seededRandom(seed));
  const paths = percents.map((percent) => {
    const path = bankrollPath(wins, { bankroll, percent, odds });
    return { percent, path, final: path.at(-1) ?? bankroll, drawdown: largestDrawdown(path) };
  });
  const top = Math.max(...paths.flatMap(({ path }) => path));
  const rows = Array.from({ length: checkpoints + 1 }, (_, index) => Math.round((index * bets) / checkpoints));
  return (
    <ChartFigure
      locale={locale}
      id={figureId('bankroll-paths', { percents, bets, odds, probability })}
      title={t('bankrollPaths.title', { bets: formatNumber(bets, locale) })}
      description={t('bankrollPaths.description', {
        results: paths
          .map(({ percent, final, drawdown }) =>
            t('bankrollPaths.result', {
              percent: formatPercent(percent, locale),
              final: formatNumber(final, locale, 0),
              drawdown: formatPercent(drawdown, locale, 0),
            }),
          )
          .join('; '),
      })}
      note={t('bankrollPaths.note', {
        odds: formatOdds(odds, locale),
        probability: formatPercent(probability * 100, locale),
        edge: formatPercent(expectedValue(100, odds, probability), locale),
      })}
      x={{ label: t('bankrollPaths.x'), domain: [0, bets], format: (bet) => formatNumber(bet, locale) }}
      y={{ label: t('bankrollPaths.y'), domain: [0, top], format: (amount) => formatNumber(amount, locale) }}
      series={paths.map(({ percent, path }) => ({
        label: t('bankrollPaths.series', { percent: formatPercent(percent, locale) }),
        points: path.map((amount, bet) => [bet, amount] as const),
      }))}
      data={{
        head: [
          t('bankrollPaths.bet'),
          ...percents.map((percent) => t('bankrollPaths.series', { percent: formatPercent(percent, locale) })),
        ],
        rows: rows.map((bet) => [
          formatNumber(bet, locale),
          ...paths.map(({ path }) => formatNumber(path[bet] ?? 0, locale, 0)),
        ]),
        foot: [t('bankrollPaths.worst'), ...paths.map(({ drawdown }) => formatPercent(drawdown, locale, 0))],
      }}
    />
  );
}
