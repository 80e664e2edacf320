/**
 * Tells each table which heading it stands under, for its caption: the last heading before it, or the title of the box,
 * section or tab round it where none follows that title. A criterion's heading is in the messages, so its id is told.
 * A plain module, since Turbopack loads MDX plugins by path.
 */
import { toString as plainText } from 'mdast-util-to-string';

/** Remark plugin; comes after those that change the words of headings. */
export default function tableHeadings() {
  return (tree) => {
    const told = new Map();
    for (const { table, heading, criterion } of tablesIn(tree, {})) {
      const key = criterion ?? heading;
      const number = (told.get(key) ?? 0) + 1;
      told.set(key, number);
      // Two tables under one heading must not have the same name.
      table.data = { ...table.data, hProperties: { heading, criterion, number: number > 1 ? `${number}` : undefined } };
    }
  };
}

function* tablesIn(parent, above) {
  let under = above;
  for (const node of parent.children ?? []) {
    if (node.type === 'heading') under = { heading: plainText(node) };
    else if (node.type === 'table') yield { table: node, ...under };
    else yield* tablesIn(node, titleOf(node) ?? under);
  }
}

function titleOf({ name, attributes = [] }) {
  const value = (prop) => attributes.find((attribute) => attribute.name === prop)?.value;
  if (name === 'Criterion') return { criterion: value('id') };
  const heading = value('title');
  return heading && { heading };
}
