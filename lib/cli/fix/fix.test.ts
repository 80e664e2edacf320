import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Changes, diagnosticsOf, swap, withSite } from '@/lib/testing/small-site.ts';
import { addHeadingIds } from './heading-ids.ts';
import { fixContent } from './index.ts';
import { curlQuotes } from './quotes.ts';

describe('quotation marks', () => {
  test.each([
    ['A "odd" e a "banca".', 'A “odd” e a “banca”.'],
    ['("sim"), **"não"**', '(“sim”), **“não”**'],
    ['Diga "uma **odd** alta".', 'Diga “uma **odd** alta”.'],
    ["Don't, o'clock", 'Don’t, o’clock'],
    ['`"código"` e "texto"', '`"código"` e “texto”'],
    ['Uma só " fica', 'Uma só " fica'],
    ['<Term id="odd">"odd"</Term>', '<Term id="odd">“odd”</Term>'],
    ['Broken "<100"', 'Broken "<100"'],
    ['---\ntitle: "a"\n---\n\n"b"', '---\ntitle: "a"\n---\n\n“b”'],
  ])('%s', (text, expected) => {
    expect(curlQuotes(text)).toBe(expected);
    expect(curlQuotes(expected)).toBe(expected);
  });
});

describe('ids of headings', () => {
  test.each([
    ['from its words', '## O que é uma odd?\n\nx\n', [], '## O que é uma odd? [#o-que-e-uma-odd]\n\nx\n'],
    ['its own where two are alike', '## Odd\n\n## Odd [#odd]\n', [], '## Odd [#odd-2]\n\n## Odd [#odd]\n'],
    ['that of the original', '## What are odds?\n', ['o-que-e'], '## What are odds? [#o-que-e]\n'],
    ['no other where the texts differ', '## One\n\n## Two\n', ['um'], '## One [#one]\n\n## Two [#two]\n'],
    ['it before the signs that close its line', '## Odd ##\n', [], '## Odd [#odd] ##\n'],
    ['it above its line of dashes', 'A odd\ne *mais* \n---\n\nx\n', [], 'A odd\ne *mais* [#a-odd-e-mais] \n---\n\nx\n'],
    ['it in a quotation', '> Odd\n> ---\n', [], '> Odd [#odd]\n> ---\n'],
    ['none for a title', '# Título\n', [], '# Título\n'],
  ])('a heading gets %s', (_, text, model, expected) => {
    expect(addHeadingIds(text, model)).toBe(expected);
    expect(addHeadingIds(expected, model)).toBe(expected);
  });
});

test('a file keeps its line ends, its byte order mark and its letters in lines that need no mending', () => {
  const odds = 'content/guide/odds/pt.mdx';
  const typed = (text: string) =>
    `\ufeff${text.replace('goal: Ler', 'goal: Há'.normalize('NFD'))}`.replaceAll('\n', '\r\n');
  const [before, after] = withSite({ [odds]: (text) => typed(text).replace(' [#comeco]', '') }, (root) => {
    const read = () => readFileSync(path.join(root, odds), 'utf8');
    const written = read();
    fixContent(root);
    return [written, read()];
  });
  expect(after).toBe(before.replace('## Começo', '## Começo [#comeco]'));
});

test('the whole content is mended in one go, translations after their original', () => {
  const odds = 'content/guide/odds/pt.mdx';
  const english = 'content/guide/odds/en.mdx';
  const broken: Changes = {
    [odds]: (text) => text.replace(' [#comeco]', '').replace('paga mais', '"paga" mais'),
  };
  const [original, changed, again] = withSite(broken, (root) => {
    const files = fixContent(root);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    return [read(odds), files, fixContent(root)];
  });
  expect(changed).toEqual([odds]);
  expect(again).toEqual([]);
  expect(diagnosticsOf({ [odds]: original })).toEqual([]);
  expect(original).toContain('“paga” mais');

  const translation = withSite(
    { [english]: original.replace('Odds', 'Odds explained').replace(' [#comeco]', '').replace('Começo', 'Start') },
    (root) => {
      fixContent(root);
      return readFileSync(path.join(root, english), 'utf8');
    },
  );
  expect(translation).toContain('## Start [#comeco]');
  expect(swap('## Start [#comeco]', '')(translation)).not.toContain('comeco');
});
