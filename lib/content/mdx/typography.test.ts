import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { catalogueOf, swap } from '@/lib/testing/small-site.ts';
import { mapTexts } from '../load/text-fields.ts';
import typography, { unbreakable } from './typography.mjs';

/** Non-breaking spaces are written as “~” here. */
const seen = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['R$ 500', 'R$~500'],
  ['US$ 10 e R$ 1.250,50', 'US$~10 e R$~1.250,50'],
  ['5 % de 1.000', '5~% de 1.000'],
  ['2,5 milhões de reais', '2,5~milhões de reais'],
  ['10 mil pessoas em 30 min', '10~mil pessoas em 30~min'],
  ['900 EUR, 5.000 MXN', '900~EUR, 5.000~MXN'],
  ['Portaria nº 615, art. 15', 'Portaria nº~615, art.~15'],
  ['até 10 de outubro de 2026', 'até 10~de~outubro de~2026'],
  ['by 10 October 2026', 'by 10~October~2026'],
  ['el 3 de marzo de 2026', 'el 3~de~marzo de~2026'],
  ['desde 1º de maio', 'desde 1º~de~maio'],
  ['4,5 de 5, 1 em 32; em 2025 de 13 casas, 1 em 2025', '4,5~de~5, 1~em~32; em 2025 de 13 casas, 1 em 2025'],
  ['MP 1.394/2026, Lei 14.790/2023, Ley 13.722', 'MP~1.394/2026, Lei~14.790/2023, Ley~13.722'],
  ['stake × (odd − 1) ÷ ', 'stake × (odd − 1) ÷~'],
  ['maio de 20265 casas, June 12, más de 5000 juegos', 'maio de 20265 casas, June 12, más de 5000 juegos'],
  ['1 ÷ 1,91 − 1 = 4,7%, ou seja = ', '1~÷~1,91 − 1 =~4,7%, ou seja =~'],
  ['em 2025 mas 3 semanas', 'em 2025 mas 3 semanas'],
  ['2 mesas, 3 horas', '2 mesas, 3 horas'],
  ['custa R$ muito', 'custa R$ muito'],
])('“%s” becomes “%s”', (text, expected) => {
  expect(seen(unbreakable(text))).toBe(expected);
  expect(unbreakable(unbreakable(text))).toBe(unbreakable(text));
});

test('data of any shape keeps its shape', () => {
  const data = { a: ['R$ 5', 7, null, true], b: { c: 'https://example.com/5%20x' } };
  expect(mapTexts(data, unbreakable)).toEqual({ ...data, a: ['R$\u00a05', 7, null, true] });
});

test('prose and component texts are set, code is not', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(typography);
  const tree = processor.runSync(processor.parse('**R$ 1** `R$ 2`\n\n<Callout title="R$ 3">\n\nR$ 4\n\n</Callout>\n'));
  const found: string[] = [];
  visitParents(tree as Root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') found.push(seen(node.value));
    if (node.type === 'mdxJsxFlowElement') found.push(...node.attributes.map(({ value }) => seen(String(value))));
  });
  expect(found).toEqual(['R$~1', ' ', 'R$ 2', 'R$~3', 'R$~4']);
});

test('frontmatter and YAML files are set as well', () => {
  const { guide, reviews } = catalogueOf({
    'content/guide/odds/pt.mdx': swap('goal: Ler uma odd.', 'goal: Guardar R$ 50.'),
    'content/reviews/casa-1/review.yml': swap('facts: {', 'facts: { complaints: 5 % sem resposta,'),
  });
  expect(seen(guide.articles[0]?.docs.pt?.frontmatter.goal ?? '')).toBe('Guardar R$~50.');
  expect(seen(reviews[0]?.facts.complaints ?? '')).toBe('5~% sem resposta');
});
