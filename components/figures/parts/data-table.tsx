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
    <table>
      <caption>
        <span>{caption}</span>
      </caption>
      <thead>
        <tr>
          {head.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(cells)}</tbody>
      {foot && <tfoot>{cells(foot)}</tfoot>}
    </table>
  );
  // Two or three columns fit, unless text is very large; more may scroll, which the keyboard must be able to do.
  if (head.length <= 3) return <div className="figure-table table-scroll">{table}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and regions of the same name would be ambiguous
    <div className="figure-table table-scroll" role="group" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}
