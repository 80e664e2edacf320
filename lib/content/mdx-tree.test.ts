import type { Nodes } from 'hast';
import { hastOf } from './mdx-tree.ts';

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
  expect(short(hastOf(source))).toBe(tree);
});

test('headings have their ids, tables their headings, amounts their non-breaking spaces', () => {
  const [heading, , table] = hastOf('## Custa R$ 5 [#custo]\n\n| a |\n| - |\n| 1 |\n').children;
  expect(heading).toMatchObject({ tagName: 'h2', properties: { id: 'custo' } });
  expect(table).toMatchObject({ tagName: 'table', properties: { heading: 'Custa R$\u00a05' } });
});
