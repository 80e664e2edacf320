import { banca, type Case, edit, glossary, home, neverBuilds, odds, reviewText, write } from '@/lib/testing/slips.ts';
import { swap } from '@/lib/testing/small-site.ts';

neverBuilds([
  [
    'text without words',
    { [odds]: (file: string) => file.slice(0, file.lastIndexOf('---') + 4) },
    `${odds} texts.noWords`,
  ],
  ['unknown author', edit(odds, 'author: redacao', 'author: maria'), `${odds}:6:1 texts.noAuthor maria redacao`],
  [
    'unknown author of a name that every object knows',
    edit(odds, 'author: redacao', 'author: constructor'),
    `${odds}:6:1 texts.noAuthor constructor redacao`,
  ],
  [
    'a word of the glossary marked twice',
    write('Mais de uma <Term id="odd">odd</Term>.'),
    `${odds}:19:13 texts.termTwice odd`,
  ],
  [
    'figure twice',
    write('<CrashChart rtp={96} />\n\n<CrashChart rtp={96} />'),
    `${odds}:21:1 texts.placedTwice CrashChart`,
  ],
  [
    'banner twice, of another region',
    write('<Banner id={1} />\n\n<Banner id={1} region="latam" />'),
    `${odds}:21:1 texts.placedTwice Banner`,
  ],
  [
    'two first screens',
    {
      [home]: swap(
        'Bem-vindo.',
        '<Hero title="Oi" art="home">\n\nOi.\n\n</Hero>\n\n<Hero title="Olá" art="plain">\n\nOi.\n\n</Hero>',
      ),
    },
    `${home}:13:1 texts.placedTwice Hero`,
  ],
  [
    'component of reviews elsewhere',
    write('<Fact id="licence" />'),
    `${odds}:19:1 texts.wrongCollection Fact content/reviews`,
  ],
  ...[
    ['article', odds, 21],
    ['post', 'content/blog/primeiro/pt.mdx', 14],
    ['review', reviewText, 53],
  ].map(
    ([kind, file, line]): Case => [
      `section of a page in the text of a ${kind}`,
      { [`${file}`]: (text) => `${text}\n<TopRanking />\n` },
      `${file}:${line}:1 texts.wrongCollection TopRanking content/pages`,
    ],
  ),
  [
    'glossary without its terms',
    edit('content/pages/dicionario/pt.mdx', '<Glossary />', 'Nada.'),
    'content/pages/dicionario/pt.mdx texts.lostPlace /dicionario#odd',
  ],
  [
    'page without the place that every page leads to',
    {
      'content/pages/contato/pt.mdx': `---\ntitle: Contato\ndescription: ${'Um contato. '.repeat(7)}\nupdated: 2026-11-20\n---\n\n## Socorro [#socorro]\n`,
    },
    'content/pages/contato/pt.mdx texts.lostPlace /contato#ajuda',
  ],
  ['unknown term', write('<Term id="od">odd</Term>'), `${odds}:19:1 references.noTerm od odd ${glossary}`],
  ['unknown banner', write('<Banner id={1} />'), `${odds}:19:1 references.noBanner 1 163019`],
  [
    'term id that was translated',
    {
      ...edit('content/glossary/en.yml', 'term: Odd', 'term: Price (odds)'),
      'content/pages/home/en.mdx': swap('Welcome.', '<Term id="price">x</Term>'),
      [home]: swap('Bem-vindo', 'Olá'),
    },
    `content/pages/home/en.mdx:8:1 references.noTerm price odd ${glossary}`,
  ],
  ['title twice', edit(odds, 'title: Odds', 'title: Banca'), `${odds}:2:1 texts.sameField title ${banca}`],
]);
