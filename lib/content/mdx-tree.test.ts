import type { Nodes } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import { parseMdx } from './mdx-parse.ts';
import { packTree, unpackTree } from './mdx-tree.ts';

function treeOf(source: string) {
  const { tree } = parseMdx(source, 'pt.mdx');
  if (!tree) throw new Error('This text has no tree');
  return unpackTree(packTree(tree));
}

/** The tree in short: `p(a b)` is a paragraph that holds two nodes. Line ends between blocks are left out. */
function short(node: Nodes): string {
  if (node.type === 'text') return node.value.trim();
  const name = 'tagName' in node ? node.tagName : 'name' in node ? node.name : node.type;
  const children = 'children' in node ? node.children.map(short).filter(Boolean) : [];
  return `${name}(${children.join(' ')})`;
}

test.each([
  ['components on lines of their own stand in no paragraph', '<Banner id={1} />\n', 'root(Banner())'],
  ['nor do several on one line', '<Stars score={1} /> <Stars score={2} />', 'root(Stars() Stars())'],
  ['one within a sentence does', 'Veja <Term id="odd">odd</Term>.', 'root(p(Veja Term(odd) .))'],
  ['text in a component is in paragraphs', '<Callout title="A">\n\nB\n\n</Callout>', 'root(Callout(p(B)))'],
  ['comments are for writers only', 'Antes{/* revisar */}\n\n{/* fim */}\n\nDepois', 'root(p(Antes) p(Depois))'],
  ['a line that is a comment leaves no empty paragraph', '{/* a */} {/* b */}', 'root()'],
])('%s', (_, source, tree) => {
  expect(short(treeOf(source))).toBe(tree);
});

test('headings have their ids, tables their headings, amounts their non-breaking spaces', () => {
  const [heading, , table] = treeOf('## Custa R$ 5 [#custo]\n\n| a |\n| - |\n| 1 |\n').children;
  expect(heading).toMatchObject({ tagName: 'h2', properties: { id: 'custo' } });
  expect(table).toMatchObject({ tagName: 'table', properties: { heading: 'Custa R$\u00a05' } });
});

test('props in braces are told by their values', () => {
  const [table] = treeOf('<OddsTable odds={[1.5, -2]} rows={[{ name: "A" }]} note="R$ 5" wide />\n').children;
  const values = 'attributes' in (table ?? {}) ? (table as MdxJsxFlowElementHast).attributes.map(dataOf) : [];
  expect(values).toEqual([[1.5, -2], [{ name: 'A' }], 'R$\u00a05', null]);
});

function dataOf({ value }: MdxJsxFlowElementHast['attributes'][number]): unknown {
  const statement = value && typeof value === 'object' ? value.data?.estree?.body[0] : undefined;
  return statement?.type === 'ExpressionStatement' && 'value' in statement.expression
    ? statement.expression.value
    : value;
}

test('a text in braces is one in quotes: it has its non-breaking spaces, and names the tables in its box', () => {
  const box =
    '<Callout kind="tip" title={"Com R$ 5"}>\n\n| a |\n| - |\n| 1 |\n\n</Callout>\n\n<Badges items={[{ label: "R$ 5" }]} />';
  const [callout, , badges] = treeOf(box).children as MdxJsxFlowElementHast[];
  expect(callout?.attributes.map(dataOf)).toEqual(['tip', 'Com R$\u00a05']);
  expect(callout?.children[0]).toMatchObject({ properties: { heading: 'Com R$\u00a05' } });
  expect(badges?.attributes.map(dataOf)).toEqual([[{ label: 'R$\u00a05' }]]);
});

test('a column is aligned without a style of its own', () => {
  const cells: object[] = [];
  visitParents(treeOf('| a | b |\n| - | -: |\n| 1 | 2 |\n'), 'element', ({ tagName, properties }) => {
    if (tagName === 'td') cells.push(properties);
  });
  expect(cells).toEqual([{}, { dataAlign: 'right' }]);
});
