// @ts-check
import { visitParents } from 'unist-util-visit-parents';
import { rowsOf } from './table-rows.mjs';

/** @import { Root } from 'hast' */

/** Rehype plugin: the first cell of each row of a Markdown table is the row's heading, which Markdown cannot say. */
export default function rowHeadings() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, { type: 'element', tagName: 'table' }, (/** @type {import('hast').Element} */ table) => {
      for (const [first] of rowsOf(table).body) {
        if (!first) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
    });
}
