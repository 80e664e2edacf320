import { banca, edit, guide, odds, review, write } from '@/lib/testing/slips.ts';
import { type Changes, diagnosticsOf, swap } from '@/lib/testing/small-site.ts';

test('the small site has no problems', () => {
  expect(diagnosticsOf({})).toEqual([]);
});

test('all problems of all files are told at once', () => {
  const diagnostics = diagnosticsOf({
    [odds]: (text) =>
      text.replace('goal:', 'objetivo:').replace('Leia também', 'Odds <100, <200 e {valor}.\n\n<Foo />\n\nLeia'),
    [banca]: swap('Leia também', '[a](/nada) [b](/nunca) <Term id="stake">x</Term>'),
    [review]: (text) => text.replace('rating: 8', 'rating: 80').replace('order: 1', 'order: 0'),
    [guide]: swap('icon: wallet', 'icon: purse'),
    'content/blog/primeiro/pt.mdx': '',
  });
  const places = diagnostics.map((diagnostic) => diagnostic.split(': ')[0]);
  expect(places).toEqual([
    'content/blog/primeiro/pt.mdx',
    `${banca}:19:1`,
    `${banca}:19:12`,
    `${banca}:19:24`,
    `${guide}:12:9`,
    `${odds}:2:1`,
    `${odds}:8:1`,
    `${odds}:19:6`,
    `${odds}:19:12`,
    `${odds}:19:19`,
    `${odds}:21:1`,
    `${review}:4:1`,
    `${review}:7:1`,
  ]);
});

test('a slip is reported in one line', () => {
  const slips: Changes[] = [
    write('linha<br>linha'),
    edit(odds, '### Detalhe [#detalhe]', '### Detalhe [#Título]'),
    edit(guide, '      - slug: banca\n        icon', '      - slug: banca\n\t  icon'),
    edit(odds, 'goal: Ler uma odd.', 'goal: A dica #1'),
    edit(guide, '      - slug: banca', '     \u00a0- slug: banca'),
  ];
  expect(slips.map((changes) => diagnosticsOf(changes).filter((line) => !line.includes('detalhe”')).length)).toEqual([
    1, 1, 1, 1, 1,
  ]);
});
