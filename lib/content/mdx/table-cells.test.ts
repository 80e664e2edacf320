import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textCompiler } from '@/lib/testing/compile.ts';

const table = ({ stack, children }: { stack?: string; children: ReactNode }) =>
  createElement('table', { 'data-stack': stack }, children);

const Calc = () => 'R$ 7';

/** A Markdown table of some rows, as HTML. */
async function html(head: string, ...rows: string[]): Promise<string> {
  const source = [head, head.replaceAll(/[^|]+/g, '-'), ...rows].map((row) => `| ${row} |`).join('\n');
  const compile = await textCompiler();
  return renderToStaticMarkup(createElement(compile(source), { components: { table, Calc } }));
}

test.each([
  ['numbers', 'R$ 1.000', '−2,5%', '3u'],
  ['what the build reckons', '<Calc />', '40x'],
  ['amounts in any currency', '5000 MXN', 'US$ 20'],
  ['numbers with a word among them', '5', 'não informado', '7'],
])('a column of %s ends at the right, its head too', async (_, ...cells) => {
  const found = await html('a | b', ...cells.map((cell) => `x | ${cell}`));
  expect(found.match(/data-align="right"/g)).toHaveLength(cells.length + 1);
});

test.each([
  ['as many words as numbers', '5', '0,5% (suposta)'],
  ['dates', '03/02', '05/02'],
  ['numbers with words beside them', 'perda de <Calc />', '<Calc />'],
])('a column of %s begins at the left', async (_, ...cells) => {
  expect(await html('a | b', ...cells.map((cell) => `x | ${cell}`))).not.toContain('data-align');
});

test('the first column, of row headings, begins at the left', async () => {
  expect(await html('a | b', '1 | x')).not.toContain('data-align');
});

const long = 'Uma frase inteira, mais longa do que cabe numa coluna estreita sem que a linha fique alta demais.';

const wide = 'aposta | resultado | vantagem | esperado';

test.each([
  ['numbers', 'too wide for a phone', wide, 'Blackjack | 1 | 2 | <Calc />'],
  ['words', 'with sentences in three columns', 'a | b | c', `x | y | ${long}`],
  [
    'words',
    'too wide, with a cell longer than a phone has room for',
    wide,
    `Blackjack | 1 | 2 | ${'dez letras '.repeat(3)}x`,
  ],
  ['numbers', 'too wide, with a long name of its row alone', wide, `Blackjack ${'dez letras '.repeat(3)}| 1 | 2 | 3`],
  [undefined, 'with sentences in two', 'a | b', `x | ${long}`],
  [undefined, 'of many short columns', 'a | b | c | d | e | f', '1 | 2 | 3 | 4 | 5 | 6'],
])('stack is %s for a table %s', async (stack, _, head, row) => {
  const found = await html(head, row);
  expect(/data-stack="(\w+)"/.exec(found)?.[1]).toBe(stack);
});

test('a list of rows says its roles, and each cell its head, opposite which stands one box', async () => {
  const found = await html('a | *b* | c', `x | **1** mais | ${long}`);
  expect(found.slice(found.indexOf('<tbody'))).toBe(
    `<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">x</th><td data-label="b" role="cell"><span><strong>1</strong> mais</span></td><td data-label="c" role="cell">${long}</td></tr></tbody></table>`,
  );
});

test.each([
  ['that is being written', 'uma coluna larga | responsabilidade | classificação | probabilidades'],
  [
    'whose head is more than words',
    'aposta | resultado [possível](/guia) | vantagem da casa | esperado',
    'Blackjack | 1 | 2 | 3',
  ],
  ['whose head is reckoned', 'aposta | resultado de <Calc /> | vantagem da casa | esperado', 'Blackjack | 1 | 2 | 3'],
])('a wide table %s stays a table', async (_, head, ...rows) => {
  const found = await html(head, ...rows);
  expect(found).toContain('<table>');
  expect(found).not.toContain('data-align="right">aposta');
});
