import type { ReactNode } from 'react';

/** Heading of the row, unique in its table, and the cells after it. */
export type Row = readonly [heading: string, ...cells: ReactNode[]];

type Props = {
  caption: string;
  /** Headings of the columns, all different. */
  head: readonly string[];
  rows: readonly Row[];
  /** A last row that sums up. */
  foot?: Row;
};

/** A table of numbers or short words. It scrolls sideways in a narrow window, the row headings staying in view. */
export function DataTable({ caption, head, rows, foot }: Props) {
  const cells = ([heading, ...values]: Row) => (
    <tr key={heading}>
      <th scope="row">{heading}</th>
      {values.map((value, index) => (
        <td key={head[index + 1]}>{value}</td>
      ))}
    </tr>
  );
  const table = (
    <table className="w-full border-separate border-spacing-0 text-right text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-t [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-2 sm:[&_:is(td,th)]:px-3 [&_th]:font-medium [&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:bg-surface [&_th:first-child]:text-left">
      <caption className="py-2 text-left font-semibold text-ink">
        {/* Stays within a narrow window while the table scrolls. */}
        <span className="sticky left-0 inline-block max-w-[calc(100vw-4rem)] px-2 sm:px-3">{caption}</span>
      </caption>
      <thead className="align-bottom text-muted">
        <tr>
          {head.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(cells)}</tbody>
      {foot && <tfoot className="font-medium">{cells(foot)}</tfoot>}
    </table>
  );
  const box = 'overflow-x-auto rounded-lg border border-line bg-surface';
  // Two or three columns always fit; more may scroll, which the keyboard must be able to do.
  if (head.length <= 3) return <div className={box}>{table}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and regions of the same name would be ambiguous
    <div className={box} role="group" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}
