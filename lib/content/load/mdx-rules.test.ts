import { type Case, edit, neverBuilds, odds, reviewText, write } from '@/lib/testing/slips.ts';
import { diagnosticsOf } from '@/lib/testing/small-site.ts';

neverBuilds([
  ['import', edit(odds, '## Começo', "import Chart from './chart'\n\n## Começo"), `${odds}:13:1 mdx.import`],
  ['stray braces', write('Aposte {valor} reais.'), `${odds}:19:8 mdx.expression {valor}`],
  ['code between two comments', write('{/* a */ b /* c */}'), `${odds}:19:1 mdx.expression {/* a */ b /* c */}`],
  ['heading without a space', write('##Fim [#fim]'), `${odds}:19:1 mdx.headingMarks`],
  [
    'name of the site in a prop',
    write('<Callout kind="tip" title="O {name} diz">\n\nx\n\n</Callout>\n\nFim'),
    `${odds}:19:1 mdx.expression {name}`,
  ],
  ['check box', write('- [ ] um'), `${odds}:19:1 mdx.taskList`],
  ['words behind a fence', write('```conta 1\n2\n```'), `${odds}:19:1 mdx.codeInfo conta 1`],
  ['link without a text', write('[](/guia)'), `${odds}:19:1 mdx.emptyLink /guia`],
  ...[
    ['sentence', 'Veja <CrashChart rtp={96} />.', 6],
    ['link', '[<CrashChart rtp={96} />](/guia)', 2],
    ['list item', '- Veja <CrashChart rtp={96} />', 8],
    ['word of the glossary', '<Term id="banca"><CrashChart rtp={96} /></Term>', 18],
  ].map(
    ([where, text, column]): Case => [
      `figure in a ${where}`,
      write(`${text}`),
      `${odds}:19:${column} mdx.blockInText CrashChart`,
    ],
  ),
  ...[
    ['word of the glossary', 'Term', 'Uma\n<Term id="banca">\nbanca\n</Term>\nmaior'],
    ['number', 'Calc', 'De\n<Calc formula="fractional" numerator={3} denominator={2} />'],
    ['name', 'SiteName', '\n<SiteName />\npublica'],
  ].map(
    ([what, name, text = '']): Case => [
      `${what} on lines of its own`,
      write(`${text}\n\nFim`),
      `${odds}:20:1 mdx.wordsAsBlock ${name}`,
    ],
  ),
  [
    'figure in a cell',
    write('| a |\n| - |\n| <CrashChart rtp={96} /> |\n\nFim'),
    `${odds}:21:3 mdx.blockInText CrashChart`,
  ],
  ...[
    ['word of the glossary in a link', '[uma <Term id="banca">banca</Term>](/guia)', 6],
    ['link in a word of the glossary', '<Term id="banca">[banca](/guia)</Term>', 18],
    ['address in a link', '[<ContactEmail />](/guia)', 2],
  ].map(([slip, text, column]): Case => [`${slip}`, write(`${text}`), `${odds}:19:${column} mdx.linkInLink`]),
  ['heading without words', write('## [#fim]\n\nFim'), `${odds}:19:1 mdx.emptyHeading`],
  ['heading of nothing', write('##\n\nFim'), `${odds}:19:1 mdx.emptyHeading`],
  [
    'heading with an id in braces',
    edit(odds, '## Começo [#comeco]', '## O começo {#comeco}'),
    `${odds}:13:1 mdx.noHeadingId O começo  #comeco} comeco`,
  ],
  [
    'tab outside its tabs',
    edit(
      reviewText,
      '<Criterion id="usability">',
      '<Tab id="a" title="A">\n\nx\n\n</Tab>\n\n<Criterion id="usability">',
    ),
    `${reviewText}:17:1 mdx.outsideParent Tab Tabs`,
  ],
  [
    'text between tabs',
    edit(
      reviewText,
      '<Criterion id="usability">',
      '<Tabs label="Partes">\n\nx\n\n</Tabs>\n\n<Criterion id="usability">',
    ),
    `${reviewText}:19:1 mdx.onlyChildren Tabs Tab`,
  ],
  ['second title', edit(odds, '## Começo [#comeco]', '# Começo [#comeco]'), `${odds}:13:1 mdx.secondTitle`],
  [
    'heading without id',
    edit(odds, '## Começo [#comeco]', '## Começo da lição'),
    `${odds}:13:1 mdx.noHeadingId Começo da lição comeco-da-licao`,
  ],
  [
    'heading id that is no address',
    edit(odds, '[#comeco]', '[#Começo]'),
    `${odds}:13:1 mdx.badHeadingId Começo comeco`,
  ],
  [
    'heading id inside emphasis',
    edit(odds, '## Começo [#comeco]', '## **Começo [#comeco]**'),
    `${odds}:13:1 mdx.markedHeadingId comeco`,
  ],
  ['heading id twice', edit(odds, '[#detalhe]', '[#comeco]'), `${odds}:17:1 mdx.headingIdTwice comeco`],
  ['heading level skipped', edit(odds, '### Detalhe', '#### Detalhe'), `${odds}:17:1 mdx.headingLevel 4 ###`],
  ['picture without description', write('![](/logo.svg)'), `${odds}:19:1 mdx.noAlt`],
  [
    'picture from elsewhere',
    write('![Logo](https://example.com/logo.svg)'),
    `${odds}:19:1 mdx.remotePicture https://example.com/logo.svg`,
  ],
  ['picture of a heavy kind', write('![Logo](/logo.png)'), `${odds}:19:1 mdx.pictureKind /logo.png`],
  [
    'picture whose address stands elsewhere',
    write('![Logo][logo]\n\n[logo]: https://example.com/logo.svg\n\nFim'),
    `${odds}:19:1 mdx.pictureByName`,
  ],
  ['footnote', write('Nota[^1].\n\n[^1]: Fonte.\n\nFim'), `${odds}:21:1 mdx.footnote`],
  ['footnote that stands nowhere', write('Nota[^1].'), `${odds}:19:1 mdx.footnote`],
  ['link whose address stands nowhere', write('Veja **a** [lei][lei-1].'), `${odds}:19:11 mdx.openReference`],
  ['link without a target', write('[Banca](guia/banca)'), `${odds}:19:1 mdx.badLink guia/banca`],
  ...[
    'https://',
    'mailto:',
    'https://casa',
    'https://casa.com:99999',
    '<https://a b.com>',
    '<https://a.com/"x>',
    '#',
  ].map(
    (url): Case => [`link to ${url}`, write(`[Casa](${url})`), `${odds}:19:1 mdx.badLink ${url.replace(/[<>]/g, '')}`],
  ),
]);

test('a number or the site’s name may be all of an item or a paragraph', () => {
  const number = '<Calc formula="fractional" numerator={3} denominator={2} />';
  expect(diagnosticsOf(write(`Fim\n\n${number}\n\n- ${number}\n- <SiteName />\n\nFim`))).toEqual([]);
});
