// @ts-check
import { visitParents } from 'unist-util-visit-parents';

/** @import { Root } from 'hast' */

/** Rehype plugin: the first cell of each row of a Markdown table is the row's heading, which Markdown cannot say. */
export default function rowHeadings() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, { type: 'element', tagName: 'tbody' }, (/** @type {import('hast').Element} */ body) => {
      for (const row of body.children) {
        const first = row.type === 'element' ? row.children.find((child) => child.type === 'element') : undefined;
        if (first?.type !== 'element') continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
    });
}
