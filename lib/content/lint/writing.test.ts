import {
  banca,
  type Case,
  edit,
  lastReview,
  neverBuilds,
  odds,
  review,
  reviewText,
  write,
} from '@/lib/testing/slips.ts';
import { diagnosticsOf, severitiesOf, swap } from '@/lib/testing/small-site.ts';

neverBuilds([
  ...['O **preço**.', 'O [preço](/guia).', 'Com <SiteName />.', '<b>Ler</b>', 'Em {ano}.'].map(
    (text): Case => [
      `signs in a field: ${text}`,
      edit(odds, 'goal: Ler uma odd.', `goal: '${text}'`),
      `${odds}:8:1 writing.fieldSigns ${/\*\*.*\*\*|\[.*\)|<.*?>|\{.*\}/.exec(text)?.[0]}`,
    ],
  ),
]);

describe('a line of a template', () => {
  const unfinished =
    'a line of the template — write the text, or keep “draft: true” at the start of the file until you have';

  test.each([
    ['the text', write('Escreva aqui o começo.'), `${odds}:19:1`],
    ['a field', edit(odds, 'goal: Ler', 'goal: Escreva aqui, ler'), `${odds}:8:1`],
    ['a score of zero', edit(lastReview, 'rating: 8', 'rating: 0'), `${lastReview}:7:1`],
    ['the facts of a review', edit(review, 'name: Casa', 'name: Escreva aqui, Casa'), `${review}:1:1`],
  ])('in %s is not published', (_, changes, place) => {
    expect(diagnosticsOf(changes)).toEqual([`${place}: ${unfinished}`]);
  });

  test('is not reported for a review whose text cannot be read: it may be a draft', () => {
    const changes = {
      [reviewText]: swap('title:', 'titulo:'),
      [review]: swap('name: Casa', 'name: Escreva aqui, Casa'),
    };
    expect(diagnosticsOf(changes).filter((line) => line.includes(unfinished))).toEqual([]);
  });

  test('may stand in a draft', () => {
    const changes = {
      [banca]: (file: string) => `${file.replace('updated:', 'draft: true\nupdated:')}\nEscreva aqui.\n`,
      'content/published.yml': swap('/guia/banca, ', ''),
    };
    expect(diagnosticsOf(changes)).toEqual([]);
  });
});

test('straight quotation marks in prose are a warning; in code and in components they stay', () => {
  expect(severitiesOf(write('A "odd" e a “odd". A "banca".'))).toEqual([
    [
      'warning',
      `${odds}:19:3: straight quotation marks — write “these”; npm run check:content -- --fix mends those that pair up`,
    ],
  ]);
  expect(severitiesOf(write('A `"odd"` é <Calc formula="fractional" numerator={3} denominator={2} />.'))).toEqual([]);
});
