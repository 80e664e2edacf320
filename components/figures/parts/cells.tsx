import { round } from './drawing.tsx';
import { Legend } from './legend.tsx';

/** A kind of cell in a grid: its colours, and the sign that says it without colour. */
interface CellKind {
  /** Its class in `styles/figures.css`. */
  look: string;
  sign: string;
}

/** What the cells of each kind are. */
export function CellLegend({ kinds }: { kinds: readonly (CellKind & { name: string })[] }) {
  return (
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
  );
}

type Props = CellKind & {
  /** Upper left corner and width of each. */
  cells: readonly { x: number; y: number; width: number }[];
  height: number;
};

/** All cells of a kind, as one path and one text: a grid has many. */
export function Cells({ look, sign, cells, height }: Props) {
  return (
    <g className={look}>
      <path
        d={cells
          .map(({ x, y, width }) => `M${round(x)} ${round(y)}h${round(width)}v${height}h${-round(width)}Z`)
          .join('')}
      />
      <text
        x={cells.map(({ x, width }) => round(x + width / 2)).join(' ')}
        y={cells.map(({ y }) => round(y + height / 2)).join(' ')}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {sign.repeat(cells.length)}
      </text>
    </g>
  );
}
