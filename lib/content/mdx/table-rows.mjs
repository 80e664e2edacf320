// @ts-check
import { toString as plainText } from 'mdast-util-to-string';

/** @import { Element, Nodes } from 'hast' */

/**
 * The cells of a Markdown table: those of its head, and those of each row of its body.
 * @param {Element} table
 */
export function rowsOf(table) {
  const [head = [], ...body] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  return { head, body };
}

/**
 * The words of a cell. What the build reckons is a number of middling length.
 * @param {Nodes | undefined} cell
 * @returns {string}
 */
export function cellText(cell) {
  if (!cell) return '';
  if ('name' in cell && cell.name === 'Calc') return '000000';
  return 'children' in cell ? cell.children.map(cellText).join('').trim() : plainText(cell);
}

/** @param {Element} parent */
const elementsIn = (parent) => parent.children.filter((child) => child.type === 'element');
