import { type Described, Drawing, round } from './drawing.tsx';
import { Legend } from './legend.tsx';

/** A kind of cell: its class in `styles/figures.css`, the sign that says it without colour, and what it is. */
interface CellKind {
  look: string;
  sign: string;
  name: string;
}

/** A row or a column: its name, and where its middle lies. */
interface Line {
  name: string;
  middle: number;
}

type Props = Described & {
  height: number;
  /** Edges of the cells; row names stand before them, column names above. */
  left: number;
  right: number;
  top: number;
  rowHeading: string;
  columnHeading: string;
  rows: readonly Line[];
  columns: readonly Line[];
  kinds: readonly CellKind[];
  /** Upper left corner, width and kind of each. */
  cells: readonly { x: number; y: number; width: number; look: string }[];
  cellHeight: number;
};

/** Cells of several kinds in rows and columns, and above them what the cells of each kind are. */
export function CellGrid({ left, right, top, rows, columns, kinds, cells, cellHeight, ...props }: Props) {
  const { rowHeading, columnHeading, ...drawing } = props;
  return (
    <>
      <Legend>
        {kinds.map(({ look, sign, name }) => (
          <li key={look}>
            <svg viewBox="0 0 24 20" width="24" height="20" className={look} aria-hidden="true">
              <path d="M1 1h22v18h-22Z" />
              <text x="12" y="10" dominantBaseline="central" textAnchor="middle">
                {sign}
              </text>
            </svg>
            {name}
          </li>
        ))}
      </Legend>
      <Drawing {...drawing}>
        <text className="axis-label" x="2" y={top - 8}>
          {rowHeading}
        </text>
        <text className="axis-label" x={right} y="14" textAnchor="end">
          {columnHeading}
        </text>
        <g textAnchor="middle">
          {columns.map(({ name, middle }) => (
            <text key={name} x={round(middle)} y={top - 8}>
              {name}
            </text>
          ))}
        </g>
        <g textAnchor="end">
          {rows.map(({ name, middle }) => (
            <text key={name} x={left - 8} y={round(middle)} dominantBaseline="central">
              {name}
            </text>
          ))}
        </g>
        {kinds.map(({ look, sign }) => {
          // All cells of a kind are one path and one text: a grid has many.
          const own = cells.filter((cell) => cell.look === look);
          return (
            <g key={look} className={look}>
              <path
                d={own
                  .map(({ x, y, width }) => `M${round(x)} ${round(y)}h${round(width)}v${cellHeight}h${-round(width)}Z`)
                  .join('')}
              />
              <text
                x={own.map(({ x, width }) => round(x + width / 2)).join(' ')}
                y={own.map(({ y }) => round(y + cellHeight / 2)).join(' ')}
                dominantBaseline="central"
                textAnchor="middle"
              >
                {sign.repeat(own.length)}
              </text>
            </g>
          );
        })}
      </Drawing>
    </>
  );
}
