import { scaleBand, scaleLinear } from 'd3-scale';
import { poisson, poissonOver } from '@/lib/betting/goals.ts';
import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { Drawing, drawingWidth, round } from './parts/drawing.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const left = 2;
const right = drawingWidth - 2;
const top = 58;
const bottom = 196;
/** Counts rarer than this at either end are drawn as one bar, "or fewer" and "or more". */
const rare = 0.01;

/** Where the ends of the drawing begin: the first count that is not passed rarely, and the first that is hardly passed. The line lies between. */
function endsOf(mean: number, line: number): [number, number] {
  let count = 0;
  let below = poisson(mean, 0);
  while (below < rare) below += poisson(mean, ++count);
  const first = count;
  while (1 - below > rare) below += poisson(mean, ++count);
  return [Math.min(first, Math.floor(line)), Math.max(count, Math.ceil(line))];
}

export function CountChart({ locale, of, mean, line }: FigureProps<'CountChart'>) {
  const t = translator(locale, 'figures');
  const [first, last] = endsOf(mean, line);
  const counts = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const chance = (count: number) => {
    if (count === last) return poissonOver(mean, last - 0.5);
    return count === first && first > 0 ? 1 - poissonOver(mean, first + 0.5) : poisson(mean, count);
  };
  const name = (count: number) => {
    const number = formatNumber(count, locale);
    if (count === last) return `${number}+`;
    return count === first && first > 0 ? `≤${number}` : number;
  };
  const over = poissonOver(mean, line);
  const percent = (part: number, digits?: number) => formatPercent(part * 100, locale, digits);
  const columns = scaleBand(counts, [left, right]).paddingInner(0.15);
  const toY = scaleLinear([0, Math.max(...counts.map(chance))], [bottom, top]);
  const middle = (count: number) => round((columns(count) ?? 0) + columns.bandwidth() / 2);
  const split = round((columns(Math.ceil(line)) ?? 0) - (columns.step() - columns.bandwidth()) / 2);
  const wide = columns.bandwidth() >= 30;
  const written = { line: formatNumber(line, locale), mean: formatNumber(mean, locale) };
  const title = t(`countChart.${of}`, written);
  const sides = [
    {
      side: 'bar',
      own: counts.filter((count) => count < line),
      says: t('countChart.under', { ...written, chance: percent(1 - over) }),
    },
    {
      side: 'bar-strong',
      own: counts.filter((count) => count > line),
      says: t('countChart.over', { ...written, chance: percent(over) }),
    },
  ] as const;
  return (
    <DrawnFigure
      locale={locale}
      title={title}
      note={t('countChart.note', written)}
      data={{
        head: [t('countChart.x'), t('countChart.chance')],
        rows: counts.map((count) => [name(count), percent(chance(count))]),
      }}
    >
      <Drawing
        id={figureId('count-chart', { of, mean, line })}
        title={title}
        description={sides.map(({ says }) => says).join('; ')}
        height={bottom + 48}
      >
        {sides.map(({ side, own, says }) => (
          <g key={side}>
            <text
              className="axis-label"
              x={side === 'bar' ? left : right}
              y="16"
              textAnchor={side === 'bar' ? 'start' : 'end'}
            >
              {says}
            </text>
            <path
              className={side}
              d={own
                .map(
                  (count) =>
                    `M${round(columns(count) ?? 0)} ${bottom}V${round(toY(chance(count)))}h${round(columns.bandwidth())}V${bottom}Z`,
                )
                .join('')}
            />
          </g>
        ))}
        <path className="whole-line" d={`M${split} 24V${bottom + 4}`} />
        <g textAnchor="middle">
          {counts.map((count) => (
            <g key={count}>
              {wide && (
                <text x={middle(count)} y={round(toY(chance(count))) - 5}>
                  {percent(chance(count), 0)}
                </text>
              )}
              {(wide || (last - count) % 3 === 0) && (
                <text x={middle(count)} y={bottom + 18}>
                  {name(count)}
                </text>
              )}
            </g>
          ))}
        </g>
        <text className="axis-label" x={right} y={bottom + 40} textAnchor="end">
          {t('countChart.x')}
        </text>
      </Drawing>
    </DrawnFigure>
  );
}
