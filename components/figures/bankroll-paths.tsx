import { scaleLinear } from 'd3-scale';
import { bankrollPath, bankrollQuantile, meanBankroll } from '@/lib/betting/bankroll.ts';
import { expectedValue } from '@/lib/betting/odds.ts';
import { seededRandom, simulateWins } from '@/lib/betting/random.ts';
import { formatNumber, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { Drawing, drawingWidth, round } from './parts/drawing.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

/** Paths drawn inside each band; their seeds are 1, 2 and 3, whatever they show. */
const samples = 3;
const bankroll = 100;
/** Points of a line. */
const steps = 20;
const left = 44;
const right = drawingWidth - 20;
/** A panel for each stake: its name, then the plot. */
const nameHeight = 22;
const plotHeight = 104;
const panelHeight = nameHeight + plotHeight + 10;

/** For each stake, the median bankroll, the band between the worst and the best 5 %, and a few paths. */
export function BankrollPaths({ locale, percents, bets, odds, probability }: FigureProps<'BankrollPaths'>) {
  const t = translator(locale, 'figures');
  const at = Array.from({ length: steps + 1 }, (_, step) => Math.round((step * bets) / steps));
  const draws = Array.from({ length: samples }, (_, index) => simulateWins(bets, probability, seededRandom(index + 1)));
  const panels = percents.map((percent) => {
    const quantile = (part: number) => at.map((count) => bankrollQuantile(percent, count, part, { odds, probability }));
    return {
      percent,
      worst: quantile(0.05),
      median: quantile(0.5),
      best: quantile(0.95),
      paths: draws.map((wins) => {
        const path = bankrollPath(wins, { bankroll, percent, odds });
        return at.map((count) => path[count] ?? 0);
      }),
    };
  });
  const most = Math.max(...panels.flatMap(({ best, paths }) => [...best, ...paths.flat()]));
  const toX = scaleLinear([0, bets], [left, right]);
  const points = (amounts: readonly number[], toY: (amount: number) => number) =>
    amounts.map((amount, index) => `${round(toX(at[index] ?? 0))} ${round(toY(amount))}`);
  const series = (percent: number) => t('bankrollPaths.series', { percent: formatPercent(percent, locale) });
  const amount = (value: number | undefined) => formatNumber(value ?? 0, locale, 0);
  const results = panels.map(({ percent, worst, median, best }) => ({
    percent: formatPercent(percent, locale),
    worst: amount(worst.at(-1)),
    median: amount(median.at(-1)),
    best: amount(best.at(-1)),
    mean: amount(meanBankroll(percent, bets, { odds, probability })),
  }));
  const title = t('bankrollPaths.title', { bets: formatNumber(bets, locale) });
  const bottom = panels.length * panelHeight;
  return (
    <DrawnFigure
      locale={locale}
      title={title}
      note={t('bankrollPaths.note', {
        odds: formatOdds(odds, locale),
        probability: formatPercent(probability * 100, locale),
        edge: formatPercent(expectedValue(100, odds, probability), locale),
        paths: samples,
      })}
      data={{
        head: [
          t('stake'),
          t('bankrollPaths.worst'),
          t('bankrollPaths.median'),
          t('bankrollPaths.best'),
          t('bankrollPaths.mean'),
        ],
        rows: results.map(({ percent, worst, median, best, mean }) => [percent, worst, median, best, mean]),
      }}
    >
      <Drawing
        id={figureId('bankroll-paths', { percents, bets, odds, probability })}
        title={title}
        description={t('bankrollPaths.description', {
          results: results.map((result) => t('bankrollPaths.result', result)).join('; '),
        })}
        height={bottom + 40}
      >
        {panels.map(({ percent, worst, median, best, paths }, index) => {
          const top = index * panelHeight + nameHeight;
          const toY = scaleLinear([0, most], [top + plotHeight, top]);
          const ticks = toY.ticks(3);
          return (
            <g key={percent}>
              <text className="axis-label" x="2" y={top - 8}>
                {series(percent)}
              </text>
              <path className="grid-line" d={ticks.map((tick) => `M${left} ${round(toY(tick))}H${right}`).join('')} />
              <g textAnchor="end">
                {ticks.map((tick) => (
                  <text key={tick} x={left - 6} y={round(toY(tick))} dy=".35em">
                    {formatNumber(tick, locale)}
                  </text>
                ))}
              </g>
              <path className="bar" d={`M${[...points(best, toY), ...points(worst, toY).reverse()].join('L')}Z`} />
              {paths.map((path) => (
                <path key={path.join()} className="sample" d={`M${points(path, toY).join('L')}`} />
              ))}
              <path className="series series-1" d={`M${points(median, toY).join('L')}`} />
            </g>
          );
        })}
        <g textAnchor="middle">
          {toX.ticks(4).map((tick) => (
            <text key={tick} x={round(toX(tick))} y={bottom + 10}>
              {formatNumber(tick, locale)}
            </text>
          ))}
        </g>
        <text className="axis-label" x={right} y={bottom + 32} textAnchor="end">
          {t('bankrollPaths.x')}
        </text>
      </Drawing>
    </DrawnFigure>
  );
}
