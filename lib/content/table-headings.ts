import type { Nodes, Root, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { literalOf } from './mdx-props.ts';

interface Above {
  heading?: string;
  criterion?: string;
}

/**
 * Remark plugin: tells each table which heading it stands under, for its caption: the last heading before it, or the title of
 * the box, section or tab round it where none follows that title. A criterion's heading is in the messages, so its id is told.
 * Comes after plugins that change the words of headings.
 */
export function tableHeadings() {
  return (tree: Root) => {
    const told = new Map<string | undefined, number>();
    for (const [table, { heading, criterion }] of tablesIn(tree, {})) {
      const key = criterion ?? heading;
      const number = (told.get(key) ?? 0) + 1;
      told.set(key, number);
      // Two tables under one heading must not have the same name.
      table.data = { ...table.data, hProperties: { heading, criterion, number: number > 1 ? `${number}` : undefined } };
    }
  };
}

function* tablesIn(parent: Nodes, above: Above): Generator<[Table, Above]> {
  let under = above;
  for (const node of 'children' in parent ? parent.children : []) {
    if (node.type === 'heading') under = { heading: plainText(node) };
    else if (node.type === 'table') yield [node, under];
    else yield* tablesIn(node, titleOf(node) ?? under);
  }
}

function titleOf(node: Nodes): Above | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  const text = (prop: string) => {
    const attribute = node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === prop);
    return attribute?.type === 'mdxJsxAttribute' ? String(literalOf(attribute)) : undefined;
  };
  if (node.name === 'Criterion') return { criterion: text('id') };
  const heading = text('title');
  return heading ? { heading } : undefined;
}
