import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Changes, faultsOf, swap, withSite } from '../testing/site.ts';
import { addHeadingIds } from './heading-ids.ts';
import { fixContent } from './index.ts';
import { orderKeys } from './key-order.ts';
import { curlQuotes } from './quotes.ts';

describe('order of fields', () => {
  test.each([
    ['in order', 'a: 1\nb: 2\n', 'a: 1\nb: 2\n'],
    [
      'out of order, with comments, lists and groups',
      '# of b\nb:\n  - 1\n\n  - 2\na:\n  x: 1\n',
      'a:\n  x: 1\n# of b\nb:\n  - 1\n\n  - 2\n',
    ],
    ['unknown fields go last', 'z: 0\nb: 2\na: 1', 'a: 1\nb: 2\nz: 0\n'],
    ['a list at the margin', 'b:\n- 1\n- 2\na: 1\n', 'a: 1\nb:\n- 1\n- 2\n'],
    ['broken YAML is left alone', 'b: [\na: 1\n', 'b: [\na: 1\n'],
  ])('%s', (_, yaml, expected) => {
    expect(orderKeys(yaml, ['a', 'b'])).toBe(expected);
  });
});

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
    ['none for a title', '# Título\n', [], '# Título\n'],
  ])('a heading gets %s', (_, text, model, expected) => {
    expect(addHeadingIds(text, model)).toBe(expected);
  });
});

test('the whole content is mended in one go, translations after their original', () => {
  const odds = 'content/guide/odds/pt.mdx';
  const english = 'content/guide/odds/en.mdx';
  const review = 'content/reviews/casa-1/review.yml';
  const broken: Changes = {
    [odds]: (text) =>
      text
        .replace('title: Odds\n', '')
        .replace('\n---\n\n', '\ntitle: Odds\n---\n\n')
        .replace(' [#comeco]', '')
        .replace('paga mais', '"paga" mais'),
    [review]: (text) => text.replace('mark: C1\n', '').replace('rating: 8', 'mark: C1\nrating: 8'),
  };
  const [original, data, changed, again] = withSite(broken, (root) => {
    const files = fixContent(root);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    return [read(odds), read(review), files, fixContent(root)];
  });
  expect(changed).toEqual([odds, review]);
  expect(again).toEqual([]);
  expect(faultsOf({ [odds]: original, [review]: data })).toEqual([]);
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
