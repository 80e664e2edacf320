// @ts-check
import { visitParents } from 'unist-util-visit-parents';
import { measured, rowsOf } from './table-rows.mjs';
import { SIGNS, UNITS } from './typography.mjs';

/** @import { Root } from 'hast' */

/** A number with its sign, currency or unit, and nothing else. */
const NUMBER = new RegExp(String.raw`^[−+]?(?:${SIGNS}\s?)?\d[\d.,\s]*(?:[xu]|${UNITS})?$`, 'u');

/**
 * Rehype plugin: the first cell of each row of a Markdown table is the row's heading, which Markdown cannot say. The alignment of a
 * column becomes an attribute for the style sheet, as the security policy blocks styles on cells; a column of which more than half is
 * numbers is aligned at the right by itself.
 */
export default function tableCells() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, { type: 'element', tagName: 'table' }, (/** @type {import('hast').Element} */ table) => {
      const { head, body } = rowsOf(table);
      for (const [column, { properties }] of head.entries()) {
        const numbers = body.filter((cells) => NUMBER.test(measured(cells[column]))).length;
        const align = properties.align ?? (column > 0 && numbers > body.length / 2 ? 'right' : undefined);
        for (const cells of [head, ...body]) {
          const cell = cells[column];
          delete cell?.properties.align;
          if (cell && align) cell.properties.dataAlign = align;
        }
      }
      for (const [first] of body) {
        if (!first) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
    });
}
