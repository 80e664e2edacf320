import { scaleLinear } from 'd3-scale';
import { impliedProbability, overround } from '@/lib/betting/odds.ts';
import { formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { overroundRows } from './overround-table.tsx';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { Drawing, drawingWidth, round } from './parts/drawing.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const left = 2;
const right = drawingWidth - 4;
/** A market takes a line of text and its bar below. */
const rowHeight = 46;
const barTop = 20;
const barHeight = 16;

/** The implied probabilities of each market, end to end: what passes 100 % is the overround. */
export function OverroundChart({ locale, markets }: FigureProps<'OverroundChart'>) {
  const t = translator(locale, 'figures');
  const toX = scaleLinear([0, Math.max(...markets.map(({ odds }) => 100 + overround(odds)))], [left, right]);
  const whole = round(toX(100));
  const bottom = markets.length * rowHeight;
  const title = t('overroundChart.title');
  const sum = (odds: readonly number[]) => formatPercent(100 + overround(odds), locale);
  return (
    <DrawnFigure locale={locale} title={title} note={t('overroundChart.note')} data={overroundRows(markets, locale)}>
      <Drawing
        id={figureId('overround-chart', { markets })}
        title={title}
        description={t('overroundChart.description', {
          markets: markets.map(({ name, odds }) => `${name}, ${sum(odds)}`).join('; '),
        })}
        height={bottom + 44}
      >
        {markets.map(({ name, odds }, index) => {
          const y = index * rowHeight + barTop;
          let reached = 0;
          const ends = odds.map((price) => {
            reached += impliedProbability(price) * 100;
            return round(toX(reached));
          });
          const end = ends.at(-1) ?? left;
          return (
            <g key={name}>
              <text className="axis-label" x={left} y={y - 6}>
                {name}
              </text>
              <text className="axis-label" x={right} y={y - 6} textAnchor="end">
                {sum(odds)}
              </text>
              <path className="bar" d={`M${left} ${y}H${end}V${y + barHeight}H${left}Z`} />
              <path
                className="bar"
                d={ends
                  .slice(0, -1)
                  .map((x) => `M${x} ${y}v${barHeight}`)
                  .join('')}
              />
              {end > whole && <path className="bar-excess" d={`M${whole} ${y}H${end}V${y + barHeight}H${whole}Z`} />}
            </g>
          );
        })}
        <path className="whole-line" d={`M${whole} ${barTop - 4}V${bottom + 2}`} />
        <text x={left} y={bottom + 16}>
          {formatPercent(0, locale)}
        </text>
        <text x={whole} y={bottom + 16} textAnchor="middle">
          {formatPercent(100, locale)}
        </text>
        <text className="axis-label" x={right} y={bottom + 36} textAnchor="end">
          {t('overroundChart.x')}
        </text>
      </Drawing>
    </DrawnFigure>
  );
}
