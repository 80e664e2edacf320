// @ts-check
import { visitParents } from 'unist-util-visit-parents';

/** @import { Root } from 'mdast' */

/**
 * Explicit heading ids: `## Título [#titulo]` becomes `<h2 id="titulo">Título</h2>`, so that a heading keeps its address
 * when its words change, and has the same one in every language.
 */
const MARK = /\s*\[#([a-z0-9-]+)\]\s*$/;

/**
 * The id at the end of a heading's text and the text without it; `undefined` where the heading has none.
 * @param {string} text
 * @returns {{ id: string; text: string } | undefined}
 */
export function splitHeadingId(text) {
  const match = MARK.exec(text);
  return match?.[1] ? { id: match[1], text: text.slice(0, match.index) } : undefined;
}

/** Remark plugin. */
export default function headingIds() {
  return (/** @type {Root} */ tree) =>
    visitParents(tree, 'heading', (node) => {
      const last = node.children.at(-1);
      const split = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
      if (last?.type !== 'text' || !split) return;
      last.value = split.text;
      node.data = { ...node.data, hProperties: { id: split.id } };
    });
}
