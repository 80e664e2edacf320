import type { ReactNode } from 'react';

/** Heading of the row, unique in its table, and the cells after it. */
export type Row = readonly [heading: string, ...cells: ReactNode[]];

/** What a table shows, and how on narrow screens. */
export type TableData = {
  /** Headings of the columns, all different. */
  head: readonly string[];
  rows: readonly Row[];
  /** A last row that sums up. */
  foot?: Row;
  /**
   * On narrow screens each row becomes a short list of its cells, for a table that would scroll there: numbers opposite the names
   * of their columns, words below them.
   */
  stack?: 'numbers' | 'words';
};

/** A table of numbers or words. It scrolls sideways in a narrow window, the row headings staying in view. */
export function DataTable({ caption, head, rows, foot, stack }: TableData & { caption: string }) {
  // Two or three columns fit, unless text is very large.
  const fits = head.length <= 3;
  const stacked = fits ? undefined : stack;
  // A table that is laid out as a list says its roles again.
  const role = (name: 'table' | 'rowgroup' | 'row' | 'rowheader' | 'cell') => (stacked ? { role: name } : {});
  const cells = ([heading, ...values]: Row) => (
    <tr key={heading} {...role('row')}>
      <th scope="row" {...role('rowheader')}>
        {heading}
      </th>
      {values.map((value, index) => (
        <td key={head[index + 1]} {...role('cell')} data-label={stacked ? head[index + 1] : undefined}>
          {value}
        </td>
      ))}
    </tr>
  );
  const table = (
    <table {...role('table')}>
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
      <tbody {...role('rowgroup')}>{rows.map(cells)}</tbody>
      {foot && <tfoot>{cells(foot)}</tfoot>}
    </table>
  );
  if (fits) return <div className="figure-table table-scroll">{table}</div>;
  // What may scroll has a name.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and regions of the same name would be ambiguous
    <div className="figure-table table-scroll" data-stack={stacked} role="group" aria-label={caption}>
      {table}
    </div>
  );
}
