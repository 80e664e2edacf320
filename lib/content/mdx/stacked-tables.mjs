// @ts-check
import { visitParents } from 'unist-util-visit-parents';
import { cellText, isMoreThanWords, measured, rowsOf } from './table-rows.mjs';

/** @import { Element, Root } from 'hast' */

/** What has room side by side in a box on a phone, in letters: the longest word of each column, with the space between columns. */
const ROOM = 38;
const SPACE = 2;
/** Letters that make a cell of three columns too high. */
const LONGEST_CELL = 80;
/** Letters that have room opposite the name of their column. */
const OPPOSITE = 30;

const ROLES = new Map([
  ['tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'rowheader'],
  ['td', 'cell'],
]);

/**
 * Rehype plugin: a table too wide for a phone, or of sentences in three columns, is a list of its rows there, like a `<DataTable>`
 * with `stack`: it says its roles again, and each cell the head of its column, where that is words alone. Cells that are short, as
 * numbers are, stand opposite that head (`numbers`); with a longer one among them, all stand below it (`words`). Comes after the
 * plugin that makes row headings.
 */
export default function stackedTables() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, { type: 'element', tagName: 'table' }, (/** @type {Element} */ table) => {
      const { head, body } = rowsOf(table);
      // One that is being written has no rows yet.
      if (body.length === 0 || head.some(isMoreThanWords)) return;
      const high = head.length > 2 && isLonger(body.flat(), LONGEST_CELL);
      if (!high && widthOf([head, ...body]) <= ROOM) return;
      const cells = body.flatMap(([, ...others]) => others);
      table.properties.stack = isLonger(cells, OPPOSITE) ? 'words' : 'numbers';
      for (const [column, cell] of body.flatMap((cells) => [...cells.entries()])) {
        if (column > 0) cell.properties.dataLabel = cellText(head[column]);
        // One box stands opposite the label.
        if (cell.children.length > 1)
          cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
      }
      for (const part of table.children) {
        if (part.type !== 'element' || part.tagName !== 'tbody') continue;
        visitParents(part, 'element', ({ tagName, properties }) => {
          const role = ROLES.get(tagName);
          if (role) properties.role = role;
        });
      }
    });
}

/** @param {Element[]} cells @param {number} letters */
const isLonger = (cells, letters) => cells.some((cell) => measured(cell).length > letters);

/** @param {Element[][]} rows */
function widthOf(rows) {
  const columns = rows[0]?.map((_, column) => rows.map((cells) => longestWord(measured(cells[column])))) ?? [];
  return columns.reduce((sum, words) => sum + Math.max(...words) + SPACE, -SPACE);
}

/** A line may end at a space, but not at a non-breaking one. @param {string} text */
const longestWord = (text) => Math.max(...text.split(/[ \n]/).map((word) => word.length));
