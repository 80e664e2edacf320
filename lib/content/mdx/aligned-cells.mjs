// @ts-check
import { visitParents } from 'unist-util-visit-parents';

/** @import { Root } from 'hast' */

/** Rehype plugin: how a column is aligned is for the style sheet; a style on the cell would be held back by the security policy. */
export default function alignedCells() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, 'element', ({ properties }) => {
      const { align } = properties;
      delete properties.align;
      if (align) properties.dataAlign = align;
    });
}
