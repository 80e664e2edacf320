import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { type Described, Drawing, drawingWidth, round } from './drawing.tsx';
import { Legend } from './legend.tsx';

type Point = readonly [x: number, y: number];

type Axis = {
  label: string;
  domain: readonly [number, number];
  /** Writes the value at a tick. */
  format: (value: number) => string;
  /** Roughly how many ticks. */
  ticks?: number;
};

type Series = { label: string; points: readonly Point[] };

type Props = Described & {
  x: Axis;
  y: Axis;
  series: readonly Series[];
  /** Draws steps instead of slopes: each value holds until the next one. */
  steps?: boolean;
  /** Places worth a name, each written at its upper right. */
  marks?: readonly { at: Point; label: string }[];
};

const height = 260;
const left = 52;
const right = drawingWidth - 20;
const top = 30;
const bottom = 212;

/** A path of more points would only be heavier: at 60, two neighbours stand five units apart. */
const maxPoints = 60;

/** Dashes of the series in order: they tell them apart without colour. */
const dashes = [undefined, '8 4', '2 3', '10 3 2 3', '4 4'] as const;

const strokeOf = (index: number) => ({
  className: `series series-${(index % dashes.length) + 1}`,
  strokeDasharray: dashes[index % dashes.length],
});

function thin(points: readonly Point[]): Point[] {
  const step = Math.max(1, (points.length - 1) / (maxPoints - 1));
  const kept = Math.min(points.length, maxPoints);
  return Array.from({ length: kept }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}

/** A line chart with its legend, drawn into the page. */
export function LineChart({ x, y, series, steps, marks = [], ...drawing }: Props) {
  const toX = scaleLinear(x.domain, [left, right]);
  const toY = scaleLinear(y.domain, [bottom, top]);
  const xTicks = toX.ticks(x.ticks ?? 5);
  const yTicks = toY.ticks(y.ticks ?? 5);
  const path = line<Point>(
    (point) => toX(point[0]),
    (point) => toY(point[1]),
  )
    .curve(steps ? curveStepAfter : curveLinear)
    .digits(1);
  const crossesZero = y.domain[0] < 0 && y.domain[1] > 0;
  return (
    <>
      {series.length > 1 && (
        <Legend>
          {series.map(({ label }, index) => (
            <li key={label}>
              <svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
                <path d="M0 4H36" {...strokeOf(index)} />
              </svg>
              {label}
            </li>
          ))}
        </Legend>
      )}
      <Drawing {...drawing} height={height}>
        <path className="grid-line" d={yTicks.map((tick) => `M${left} ${round(toY(tick))}H${right}`).join('')} />
        {crossesZero && <path className="zero-line" d={`M${left} ${round(toY(0))}H${right}`} />}
        <g textAnchor="end">
          {yTicks.map((tick) => (
            <text key={tick} x={left - 6} y={round(toY(tick))} dy=".35em">
              {y.format(tick)}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {xTicks.map((tick) => (
            <text key={tick} x={round(toX(tick))} y={bottom + 18}>
              {x.format(tick)}
            </text>
          ))}
        </g>
        <text className="axis-label" x="2" y="14">
          {y.label}
        </text>
        <text className="axis-label" x={right} y={height - 8} textAnchor="end">
          {x.label}
        </text>
        {series.map(({ label, points }, index) => (
          <path key={label} {...strokeOf(index)} d={path(steps ? [...points] : thin(points)) ?? undefined} />
        ))}
        {marks.map(({ at: [atX, atY], label }) => (
          <g key={label}>
            <circle className="mark" cx={round(toX(atX))} cy={round(toY(atY))} r="4" />
            <text className="axis-label" x={round(toX(atX)) + 7} y={round(toY(atY)) - 6}>
              {label}
            </text>
          </g>
        ))}
      </Drawing>
    </>
  );
}
