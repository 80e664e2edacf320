import { type Case, home, neverBuilds, odds, write } from '@/lib/testing/slips.ts';
import { diagnosticsOf, swap } from '@/lib/testing/small-site.ts';

neverBuilds([
  [
    'link to a page that does not exist',
    write('[Banca](/guia/bancas)'),
    `${odds}:19:1 references.noPage /guia/bancas /guia/banca`,
  ],
  [
    'link with a language prefix',
    write('[Banca](/pt/guia/banca)'),
    `${odds}:19:1 references.noPage /pt/guia/banca /guia/banca`,
  ],
  ...[
    ['its ending', '/guia/banca.html', '/guia/banca'],
    ['its ending and language', '/es/guia/index.html', '/guia'],
    ['a slash at its end', '/guia/banca/', '/guia/banca'],
  ].map(
    ([part, link, page]): Case => [
      `link to a page with ${part}`,
      write(`[Banca](${link})`),
      `${odds}:19:1 references.noPage ${link} ${page}`,
    ],
  ),
  ...[
    ['', '/'],
    ['/guia/banca', '/guia/banca'],
    ['/es/guia/banca/#comeco', '/guia/banca#comeco'],
    ['/logo.svg', '/logo.svg'],
  ].map(
    ([path, plain]): Case => [
      `link to https://guia.example${path}`,
      write(`[Banca](https://guia.example${path})`),
      `${odds}:19:1 links.ownAddress ${plain}`,
    ],
  ),
  [
    'file outside of public/',
    { ...write('[x](/../nota.txt)'), 'nota.txt': 'x' },
    `${odds}:19:1 links.noPublicFile /../nota.txt`,
  ],
  [
    'link to no heading of this page',
    write('[Fim](#detalhes)'),
    `${odds}:19:1 links.noAnchor detalhes /guia/odds detalhe`,
  ],
  [
    'link to no heading of another page',
    write('[Fim](/guia/banca#fim-da-linha)'),
    `${odds}:19:1 links.noAnchor fim-da-linha /guia/banca none`,
  ],
  ['link to no term', write('[Odds](/dicionario#odds)'), `${odds}:19:1 links.noAnchor odds /dicionario odd`],
  ['picture that does not exist', write('![Logo](/logo.svg)'), `${odds}:19:1 links.noPublicFile /logo.svg`],
  ...['/fóto.svg', '/a b.svg', '/a%20b.svg'].map(
    (file): Case => [
      `picture of the name ${file}`,
      {
        ...write(`![Foto](<${file}>)`),
        [`public${file}`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>',
      },
      `${odds}:19:1 links.publicName ${file}`,
    ],
  ),
  [
    'picture without a size',
    { ...write('![Logo](/logo.svg)'), 'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
    `${odds}:19:1 links.noPictureSize /logo.svg`,
  ],
  [
    'button to no page',
    {
      [home]: swap(
        'Bem-vindo.',
        '<Hero title="Oi" art="home" actions={[{"label": "Ir", "to": "/guias"}]}>\n\nOi.\n\n</Hero>',
      ),
    },
    `${home}:7:1 references.noPage /guias /guia`,
  ],
]);

test('a link that is no address is reported once', () => {
  expect(diagnosticsOf(write('[Banca](guia/banca) e [outra](http://casa.example)'))).toHaveLength(2);
});
