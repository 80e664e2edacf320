import { scaleLinear } from 'd3-scale';
import { type Described, Drawing, drawingWidth, round } from './drawing.tsx';

const left = 2;
const right = drawingWidth - 2;
const rowHeight = 48;
const textHeight = 20;
const barsHeight = 18;

type BarRow = {
  /** What the row is of, and its value in words, at either end of a line of text. */
  name: string;
  value: string;
  bars: readonly { length: number; className: 'bar' | 'bar-strong' }[];
};

/** Rows of one or two horizontal bars on a common scale, each under its words. */
export function BarRows({ rows, ...drawing }: Described & { rows: readonly BarRow[] }) {
  const toX = scaleLinear(
    [0, Math.max(...rows.flatMap(({ bars }) => bars.map(({ length }) => length)))],
    [left, right],
  );
  return (
    <Drawing {...drawing} height={rows.length * rowHeight}>
      {rows.map(({ name, value, bars }, index) => {
        const y = index * rowHeight + textHeight;
        const height = barsHeight / bars.length;
        return (
          <g key={name}>
            <text className="axis-label" x={left} y={y - 6}>
              {name}
            </text>
            <text className="axis-label" x={right} y={y - 6} textAnchor="end">
              {value}
            </text>
            {bars.map(({ length, className }, bar) => (
              <path
                key={className}
                className={className}
                d={`M${left} ${round(y + bar * height)}H${round(toX(length))}v${round(height - 1)}H${left}Z`}
              />
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}
