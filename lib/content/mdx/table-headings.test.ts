import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import tableHeadings from './table-headings.mjs';
import typography from './typography.mjs';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(typography).use(tableHeadings);

/** What each table of a text is told; “T” stands for a table. */
function told(...blocks: string[]): object[] {
  const source = blocks.map((block) => (block === 'T' ? '| a |\n| - |\n| 1 |' : block)).join('\n\n');
  const found: object[] = [];
  visitParents(processor.runSync(processor.parse(source)) as Root, 'table', ({ data = {} }) => {
    if ('hProperties' in data) found.push(data.hProperties as object);
  });
  return found;
}

test('a table is told the last heading before it, in words only', () => {
  expect(told('## A', '### Só o *bônus*', 'Veja:', 'T', '## B', 'T')).toEqual([
    { heading: 'Só o bônus' },
    { heading: 'B' },
  ]);
});

test('a table above every heading is told none', () => {
  expect(told('T', '## A')).toEqual([{}]);
});

test('tables under one heading are numbered from the second on', () => {
  expect(told('## A', 'T', 'T', '## B', 'T', '## A', 'T')).toEqual([
    { heading: 'A' },
    { heading: 'A', number: '2' },
    { heading: 'B' },
    { heading: 'A', number: '3' },
  ]);
});

test('a title round a table goes before the heading above it, and no further than its box', () => {
  const box = (title: string) => [`<Callout kind="example" title=${title}>`, 'T', '</Callout>'];
  expect(told('## A', ...box('"Rafa"'), 'T')).toEqual([{ heading: 'Rafa' }, { heading: 'A' }]);
  expect(told('## A', ...box('{"Rafa"}'))).toEqual([{ heading: 'Rafa' }]);
});

test('a criterion is told by its id, and a heading within it by its words', () => {
  const criterion = ['<Criterion id="payments">', 'T', 'T', '### Pix', 'T', '</Criterion>'];
  expect(told('## A', ...criterion, 'T')).toEqual([
    { criterion: 'payments' },
    { criterion: 'payments', number: '2' },
    { heading: 'Pix' },
    { heading: 'A' },
  ]);
});
