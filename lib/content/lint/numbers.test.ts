import type { Locale } from '@/lib/i18n/locales.ts';
import { diagnosticsOf, swap } from '@/lib/testing/small-site.ts';
import { numberCheck } from './numbers.ts';

test.each<[Locale, string, string[]]>([
  ['es', 'Cuota 2.10 y 5% de 1,000.50', ['2,10', '1.000,50', '5 %']],
  ['pt', 'Odd 2.10 e 5 % de R$ 1.000,50', ['2,10', '5%']],
  ['en', 'Odds of 2,10 and 5 % of $1,000.50', ['2.10', '5%']],
  ['es', 'Cuota 2,10, el 5 % y el 3,125 % de $1000,50', []],
  ['es', 'La Portaria SPA/MF 1.231/2024 y la Ley n.º 14.790, art. 27.', []],
  ['en', 'R$ 3.500, then R$ 12.000; 0.485 and 3.125% stay', ['3,500', '12,000']],
  ['pt', 'R$ 3,500', ['3.500']],
  ['en', 'Odds of 2.10, 5% and 1,000 euros; 2, 3 and 4', []],
  ['pt', 'https://arxiv.org/v1.20', []],
  ['pt', 'A versão 2.1, na seção 3.2, no Windows 8.1', []],
  ['pt', 'Odds 2.10 no over 2.5', ['2,10', '2,5']],
])('in %s, of “%s” it is said to write %j', (locale, text, expected) => {
  expect(numberCheck(locale)(text).map(({ message }) => message.values.right)).toEqual(expected);
});

test('a number as another language writes it is found in prose, frontmatter and the glossary, as a slip', () => {
  const place = 'is not written like that in this language — write 2,50';
  const odds = 'content/guide/odds/pt.mdx';
  const glossary = 'content/glossary/pt.yml';
  expect(
    diagnosticsOf({
      [odds]: (text) => swap('Leia também', 'A 2.50, leia')(swap('goal: Ler', 'goal: A 2.50, ler')(text)),
      [glossary]: swap('Odd de 2,00', 'Odd de 2.50'),
    }),
  ).toEqual([`${glossary}:4:3: “2.50” ${place}`, `${odds}:8:1: “2.50” ${place}`, `${odds}:19:3: “2.50” ${place}`]);
});
