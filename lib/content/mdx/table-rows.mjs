// @ts-check
import { toString as plainText } from 'mdast-util-to-string';

/** @import { Element, Nodes } from 'hast' */

/**
 * The cells of a Markdown table: those of its head, and those of each row of its body, which may have none yet.
 * @param {Element} table
 */
export function rowsOf(table) {
  const [head = [], ...body] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  return { head, body };
}

/** The words of a cell. @param {Nodes | undefined} cell */
export const cellText = (cell) => (cell ? plainText(cell).trim() : '');

/**
 * The same for measuring: what the build reckons is a number of middling length.
 * @param {Nodes | undefined} cell
 * @returns {string}
 */
export function measured(cell) {
  if (!cell) return '';
  if ('name' in cell && cell.name === 'Calc') return '000000';
  return 'children' in cell ? cell.children.map(measured).join('').trim() : cellText(cell);
}

/**
 * Whether a cell has what words alone cannot repeat: a link, a word of the glossary, a number that the build reckons.
 * @param {Nodes} cell
 * @returns {boolean}
 */
export function isMoreThanWords(cell) {
  return (
    'name' in cell ||
    ('tagName' in cell && cell.tagName === 'a') ||
    ('children' in cell && cell.children.some(isMoreThanWords))
  );
}

/** @param {Element} parent */
const elementsIn = (parent) => parent.children.filter((child) => child.type === 'element');
