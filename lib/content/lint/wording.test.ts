import { odds, write } from '@/lib/testing/slips.ts';
import { diagnosticsOf, swap } from '@/lib/testing/small-site.ts';
import { wordingCheck } from './wording.ts';

const words = { pt: '', en: '' };
const find = wordingCheck([
  { phrases: ['lucro* garantido*', 'grátis', 'gratis', "don't miss", 'risk-free'], reason: words, instead: words },
]);

test.each([
  ['Um lucro garantido.', [3]],
  ['LUCROS  GARANTIDOS', [0]],
  ['Rodadas gratis e grátis', [8, 17]],
  ["Don't miss it: it is risk-free", [0, 21]],
  ['Nenhum lucro é garantido', []],
  ['A palavra gratidão', []],
  ['Quem promete “lucro garantido” mente', []],
  ['Quem promete "lucro garantido" mente', []],
  ['“Fuja” de lucro garantido, “sempre”', [10]],
])('in “%s” forbidden phrases stand at %j', (text, offsets) => {
  expect(find(text).map(({ offset }) => offset)).toEqual(offsets);
});

const report = (place: string, phrase: string) =>
  `${place}: “${phrase}”: a promise — say what it costs; if it is a myth or a quotation, put it in quotation marks`;

test.each([
  ['prose', odds, swap('Leia também', 'Nada é\num *lucro* garantido. Leia'), `${odds}:20:5`, 'lucro garantido'],
  ['a heading', odds, swap('## Começo', '## Lucro garantido'), `${odds}:13:4`, 'Lucro garantido'],
  [
    'the text of a component',
    odds,
    swap('Leia também', '<Callout kind="tip" title="Lucro garantido">\n\nx\n\n</Callout>\n\nLeia'),
    `${odds}:19:1`,
    'Lucro garantido',
  ],
  ['frontmatter', odds, swap('goal: Ler', 'goal: Um lucro garantido'), `${odds}:8:1`, 'lucro garantido'],
  [
    'a YAML file',
    'content/guide/guide.yml',
    swap('en: Base en', 'en: "Don\'t miss"'),
    'content/guide/guide.yml:4:37',
    "Don't miss",
  ],
  [
    'a reason to read on',
    'content/related.yml',
    swap('pt: Motivo,', 'pt: Lucro garantido,'),
    'content/related.yml:2:28',
    'Lucro garantido',
  ],
  [
    'a definition',
    'content/glossary/pt.yml',
    swap('O preço', 'O lucro garantido'),
    'content/glossary/pt.yml:3:3',
    'lucro garantido',
  ],
])('a promise in %s is a problem', (_, file, change, place, phrase) => {
  expect(diagnosticsOf({ [file]: change })).toEqual([report(place, phrase)]);
});

test('a myth in quotation marks is none', () => {
  expect(diagnosticsOf({ [odds]: swap('Leia também', 'O “lucro **garantido**” não existe. Leia') })).toEqual([]);
});

test('a phrase is found however its accents were typed', () => {
  const found = diagnosticsOf(write('Não perca.'.normalize('NFD')));
  expect(found).toEqual([expect.stringContaining(`${odds}:19:1: “Não perca”`)]);
  expect(found).toEqual(diagnosticsOf(write('Não perca.')));
});
