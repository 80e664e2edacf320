// @ts-check
import { toString as plainText } from 'mdast-util-to-string';

/**
 * @import { Nodes, Root, Table } from 'mdast'
 * @typedef {{ heading?: string; criterion?: string }} Above
 */

/**
 * Remark plugin: tells each table which heading it stands under, for its caption: the last heading before it, or the title of
 * the box, section or tab round it where none follows that title. A criterion's heading is in the messages, so only its id is given.
 * Comes after plugins that change the words of headings and titles.
 */
export default function tableHeadings() {
  return (/** @type {Root} */ tree) => {
    const counts = /** @type {Map<string | undefined, number>} */ (new Map());
    for (const [table, { heading, criterion }] of tablesIn(tree, {})) {
      const key = criterion ?? heading;
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      // Two tables under one heading must not have the same name.
      table.data = { ...table.data, hProperties: { heading, criterion, number: number > 1 ? `${number}` : undefined } };
    }
  };
}

/**
 * @param {Nodes} parent
 * @param {Above} above
 * @returns {Generator<[Table, Above]>}
 */
function* tablesIn(parent, above) {
  let under = above;
  for (const node of 'children' in parent ? parent.children : []) {
    if (node.type === 'heading') under = { heading: plainText(node) };
    else if (node.type === 'table') yield [node, under];
    else yield* tablesIn(node, titleOf(node) ?? under);
  }
}

/**
 * @param {Nodes} node
 * @returns {Above | undefined}
 */
function titleOf(node) {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  const text = (/** @type {string} */ prop) => {
    const value = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === prop)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  if (node.name === 'Criterion') return { criterion: text('id') };
  const heading = text('title');
  return heading ? { heading } : undefined;
}
