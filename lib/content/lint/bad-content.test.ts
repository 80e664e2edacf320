import { localeCodes } from '@/lib/i18n/locales.ts';
import { type Changes, catalogueOf, codesOf, diagnosticsOf, swap, withSite } from '@/lib/testing/site.ts';
import { readCatalogue } from '../catalogue.ts';
import { formatDiagnostic } from '../diagnostics/diagnostics.ts';

const odds = 'content/guide/odds/pt.mdx';
const banca = 'content/guide/banca/pt.mdx';
const guide = 'content/guide/guide.yml';
const home = 'content/pages/home/pt.mdx';
const review = 'content/reviews/casa-1/review.yml';
const lastReview = 'content/reviews/casa-3/review.yml';
const reviewText = 'content/reviews/casa-1/pt.mdx';
const glossary = 'content/glossary/pt.yml';
const countries = 'content/countries.yml';

/** A writer's slip, and what tells of it: place, code of the message, values. */
type Case = [slip: string, changes: Changes, found: string];

const edit = (file: string, part: string, by: string): Changes => ({ [file]: swap(part, by) });
const authorisation = (fields: string): Changes =>
  edit(
    review,
    'state: none found',
    `${fields}, holder: Empresa, act: Portaria 1, sources: [{ title: Ato, publisher: Governo }]`,
  );
const ended = 'ended: { on: 2026-09-25, by: { pt: MP 1, es: MP 1, en: MP 1 } }';
const banned = edit(countries, 'state: licensed', `state: prohibited\n    ${ended}`);
const write = (text: string): Changes => edit(odds, 'Leia também', text);

test('the small site has no problems', () => {
  expect(diagnosticsOf({})).toEqual([]);
});

const fields: Case[] = [
  ['unknown field', edit(odds, 'goal:', 'subtitle: Mais\ngoal:'), `${odds}:8:1 fields.unknown subtitle`],
  ['missing field', edit(odds, 'goal: Ler uma odd.\n', ''), `${odds}:2:1 fields.missing goal types.string`],
  [
    'empty field',
    edit(odds, 'goal: Ler uma odd.', 'goal:'),
    `${odds}:8:1 fields.wrong goal values.empty mend.type types.string`,
  ],
  ['blank field', edit(odds, 'goal: Ler uma odd.', 'goal: " "'), `${odds}:8:1 fields.missing goal types.string`],
  [
    'way to pay twice',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix, pix]'),
    `${review}:18:10 fields.wrong facts.payments values.list rules.eachOnce`,
  ],
  [
    'help line nobody can reach',
    edit(countries, 'help: []', 'help: [{ name: Ajuda }]'),
    `${countries}:28:12 fields.wrong countries[2].help[1] values.group rules.helpReached`,
  ],
  [
    'text without words',
    { [odds]: (file: string) => file.slice(0, file.lastIndexOf('---') + 4) },
    `${odds} mdx.noWords`,
  ],
  [
    'number for a text',
    edit(odds, 'title: Odds', 'title: 7'),
    `${odds}:2:1 fields.wrong title “7” mend.type types.quoted`,
  ],
  [
    'text too long',
    edit(odds, 'title: Odds', `title: ${'o'.repeat(61)}`),
    `${odds}:2:1 fields.length title 61 most 60`,
  ],
  [
    'text too short',
    edit(odds, 'Uma descrição de odds que tem o comprimento que os buscadores mostram por inteiro.', 'Curta.'),
    `${odds}:3:1 fields.length description 6 least 70`,
  ],
  [
    'list too short',
    edit(odds, '[Primeira ideia., Segunda ideia., Terceira ideia.]', '[Uma só.]'),
    `${odds}:7:1 fields.count summary 1 least 3`,
  ],
  [
    'list of the wrong length',
    edit(reviewText, '[Um, Dois, Três]', '[Um, Dois]'),
    `${reviewText}:8:1 fields.count highlights 2 exactly 3`,
  ],
  [
    'date of a wrong form',
    edit(odds, 'updated: 2026-11-20', 'updated: 20/11/2026'),
    `${odds}:5:1 fields.wrong updated “20/11/2026” rules.day`,
  ],
  [
    'date that no calendar has',
    edit(odds, 'updated: 2026-11-20', 'updated: 2026-02-30'),
    `${odds}:5:1 fields.wrong updated “2026-02-30” rules.day`,
  ],
  [
    'source dated by a month that no calendar has',
    edit(odds, 'date: 2023-12-30', 'date: 2023-13'),
    `${odds}:10:66 fields.wrong sources[1].date “2023-13” rules.partialDate`,
  ],
  [
    'source dated by a year without quotes',
    edit(odds, 'date: 2023-12-30', 'date: 1982'),
    `${odds}:10:66 fields.wrong sources[1].date “1982” mend.type types.quoted`,
  ],
  [
    'updated before published',
    edit(odds, 'updated: 2026-11-20', 'updated: 2024-11-20'),
    `${odds}:5:1 references.tooEarly updated published`,
  ],
  [
    'address without https',
    edit(odds, 'https://gov.br/lei', 'gov.br/lei'),
    `${odds}:10:39 fields.wrong sources[1].url “gov.br/lei” rules.https`,
  ],
  ...[
    ['forgotten slashes', 'https:parceiro.example/casa'],
    ['one slash', 'https:/parceiro.example/casa'],
    ['no domain', 'https://parceiro'],
    ['a space and a quotation mark', 'https://parceiro.example/a b"c'],
    ['no slashes but backslashes', 'https:\\\\parceiro.example'],
  ].map(
    ([slip, url = '']): Case => [
      `address with ${slip}`,
      edit('content/site.yml', 'https://parceiro.example/casa-1', `'${url}'`),
      `content/site.yml:15:3 fields.wrong partnerLinks.casa-1 “${url}” rules.https`,
    ],
  ),
  ...[
    ['a slash at the end', 'https://guia.example/'],
    ['a path', 'https://guia.example/guia'],
    ['a query', 'https://guia.example?a=b'],
    ['capitals', 'https://Guia.example'],
    ['a port that no computer has', 'https://guia.example:99999'],
    ['numbers that are no computer’s', 'https://999.999.999.999'],
    ['hyphens for a name', 'https://-.-'],
  ].map(
    ([slip, url]): Case => [
      `address of the site with ${slip}`,
      edit('content/site.yml', 'url: https://guia.example', `url: ${url}`),
      `content/site.yml:2:1 fields.wrong url “${url}” rules.origin`,
    ],
  ),
  [
    'address of the banners with a path',
    edit('content/site.yml', 'host: https://ads.example', 'host: https://ads.example/show'),
    'content/site.yml:9:3 fields.wrong banners.host “https://ads.example/show” rules.origin',
  ],
  ['unknown author', edit(odds, 'author: redacao', 'author: maria'), `${odds}:6:1 references.noAuthor maria redacao`],
  [
    'unknown author of a name that every object knows',
    edit(odds, 'author: redacao', 'author: constructor'),
    `${odds}:6:1 references.noAuthor constructor redacao`,
  ],
  [
    'unknown icon',
    edit(guide, 'icon: coins', 'icon: coin'),
    `${guide}:10:9 fields.wrong groups[1].articles[1].icon “coin” mend.choice …`,
  ],
  [
    'banner id that is no number',
    edit('content/site.yml', '"163019": 10729', 'topo: 10729'),
    'content/site.yml:12:10 fields.badName banners.ids.topo rules.digits',
  ],
  [
    'no such choice of a group of fields',
    edit(review, 'state: none found', 'state: licensed'),
    `${review}:17:24 fields.wrong authorisations[1].state “licensed” mend.choice held,ended,none found,unclear`,
  ],
  [
    'missing choice of a group of fields',
    edit(review, 'state: none found, ', ''),
    `${review}:17:5 fields.missingChoice authorisations[1].state held,ended,none found,unclear`,
  ],
  [
    'field that the choice needs',
    edit(review, 'state: none found', 'state: held, act: Portaria 1, lists: [2026-10]'),
    `${review}:17:5 fields.missing authorisations[1].holder types.string`,
  ],
  [
    'authorisation of a country that nobody knows',
    edit(review, 'country: brasil', 'country: brazil'),
    `${review}:17:7 references.noCountry brazil brasil brasil,mexico,curacao`,
  ],
  [
    'authorisation without a source',
    edit(review, 'state: none found', 'state: held, holder: Empresa, act: Portaria 1'),
    `${review}:17:24 references.noAuthorisationSource`,
  ],
  [
    'authorisation that nothing speaks for',
    edit(review, 'state: none found', 'state: unclear'),
    `${review}:17:24 references.noAuthorisationSource`,
  ],
  [
    'authorisation that ended on no day',
    edit(review, 'state: none found', 'state: ended, holder: Empresa, act: Portaria 1, lists: [2026-10]'),
    `${review}:17:24 references.noEnd brasil`,
  ],
  [
    'authorisation in force where the law allows none',
    { ...authorisation('state: held'), ...edit(countries, 'state: licensed', 'state: prohibited') },
    `${review}:17:24 references.authorisationImpossible brasil`,
  ],
  [
    'authorisation in force after its country ended them all',
    { ...authorisation('state: held'), ...banned },
    `${review}:17:24 references.authorisationImpossible brasil`,
  ],
  [
    'authorisation that outlives its country’s end of them all',
    { ...authorisation('state: ended, until: 2026-10'), ...banned },
    `${review}:17:38 references.afterEnd until brasil 2026-09-25`,
  ],
  [
    'authorisation that began after its country’s end of them all',
    { ...authorisation('state: ended, from: 2026-10'), ...banned },
    `${review}:17:38 references.afterEnd from brasil 2026-09-25`,
  ],
  [
    'country that ended its authorisations and still gives some',
    edit(countries, 'state: licensed', `state: licensed\n    ${ended}`),
    `${countries}:8:5 references.endedButLawful brasil licensed`,
  ],
  [
    'authorisation that ended before it began',
    authorisation('state: ended, from: 2025-02-07, until: 2024-12'),
    `${review}:17:56 references.tooEarly until from`,
  ],
  [
    'authorisation that began after its check',
    authorisation('state: held, from: 2026-10-11'),
    `${review}:17:136 references.tooEarly checked from`,
  ],
  [
    'authorisation that has yet to begin',
    authorisation('state: held, from: 2062-10-11'),
    `${review}:17:136 references.tooEarly checked from`,
  ],
  [
    'law that holds since after its check',
    edit(countries, 'state: licensed', 'state: licensed\n    since: 2026-11'),
    `${countries}:18:5 references.tooEarly checked since`,
  ],
  [
    'law that has yet to begin, in a year to come',
    edit(countries, 'state: licensed', 'state: licensed\n    since: "2062"'),
    `${countries}:18:5 references.tooEarly checked since`,
  ],
  [
    'law that was passed after its check',
    edit(countries, 'date: 2023-12-30', 'date: 2026-10-11'),
    `${countries}:10:43 references.tooEarly checked date`,
  ],
  [
    'source of an authorisation that was read after the check',
    edit(
      review,
      'state: none found',
      'state: none found, sources: [{ title: Ato, publisher: Governo, copy: 2026-10-11 }]',
    ),
    `${review}:17:87 references.tooEarly checked copy`,
  ],
  [
    'list that was read after the check',
    edit(review, 'state: none found', 'state: none found, lists: [2026-10, 2026-11]'),
    `${review}:17:60 references.tooEarly checked lists`,
  ],
  [
    'lists out of order',
    edit(review, 'state: none found', 'state: none found, lists: [2026-10, 2026-05]'),
    `${review}:17:43 fields.wrong authorisations[1].lists values.list rules.rising`,
  ],
  [
    'list of a day',
    edit(review, 'state: none found', 'state: none found, lists: [2026-10-09]'),
    `${review}:17:51 fields.wrong authorisations[1].lists[1] “2026-10-09” rules.month`,
  ],
  [
    'authorisation that was found, beside none that was',
    authorisation('state: none found, checked: 2026-10-10 }\n  - { country: brasil, state: held'),
    `${review}:18:7 references.contradiction brasil`,
  ],
  [
    'authorisation in force that ended, too',
    authorisation(
      'state: held, holder: Empresa, act: Portaria 1, lists: [2026-10], checked: 2026-10-10 }\n  - { country: brasil, state: ended, until: 2026-01',
    ),
    `${review}:18:7 references.contradiction brasil`,
  ],
  [
    'review without a word on its region',
    edit(review, 'country: brasil', 'country: mexico'),
    `${review}:16:1 references.noLocalRecord brasil brasil`,
  ],
  [
    'country that was copied',
    edit(countries, 'name: { pt: México', 'name: { pt: Brasil'),
    `${countries}:19:5 references.twice Brasil`,
  ],
  [
    'help line with more than a number',
    edit(countries, 'phone: "188"', 'phone: 188 (24 horas)'),
    `${countries}:14:22 fields.wrong countries[1].help[1].phone “188 (24 horas)” rules.phone`,
  ],
  [
    'copy of a page from before the page',
    edit(odds, 'date: 2023-12-30', 'date: 2023-12-30, copy: 2023-12-29'),
    `${odds}:10:84 references.tooEarly copy date`,
  ],
  [
    'list of a place that has none',
    edit(review, 'country: brasil, state: none found', 'country: curacao, state: none found, lists: [2026-10]'),
    `${review}:17:44 references.listsWithoutList curacao`,
  ],
  [
    'country with a currency that is no code',
    edit('content/countries.yml', 'currency: BRL', 'currency: reais'),
    'content/countries.yml:6:5 fields.wrong countries[1].currency “reais” rules.currency',
  ],
  [
    'country with a currency that is none',
    edit('content/countries.yml', 'currency: BRL', 'currency: XQZ'),
    'content/countries.yml:6:5 fields.wrong countries[1].currency “XQZ” rules.currency',
  ],
  [
    'fact of more money than anybody pays',
    edit(review, '[pix]', '[pix], minimumDeposit: { amount: 1000000000000, currency: BRL }'),
    `${review}:18:45 fields.wrong facts.minimumDeposit.amount “1000000000000” mend.limit most 1000000`,
  ],
  [
    'fact of money in no currency',
    edit(review, '[pix]', '[pix], minimumDeposit: { amount: 20, currency: XQZ }'),
    `${review}:18:57 fields.wrong facts.minimumDeposit.currency “XQZ” mend.choice BRL,MXN,USD,EUR`,
  ],
];

const scores: Case[] = [
  [
    'score above 10',
    edit(review, 'rating: 8', 'rating: 11'),
    `${review}:7:1 fields.wrong rating “11” mend.limit most 10`,
  ],
  [
    'score below 0',
    edit(review, 'rating: 8', 'rating: -1'),
    `${review}:7:1 fields.wrong rating “-1” mend.limit least 0`,
  ],
  [
    'score of two decimals',
    edit(review, 'rating: 8', 'rating: 8.25'),
    `${review}:7:1 fields.wrong rating “8.25” mend.step 0.1`,
  ],
  [
    'score with a comma',
    edit(review, 'rating: 8', 'rating: 8,5'),
    `${review}:7:1 fields.wrong rating “8,5” mend.decimalPoint 8.5`,
  ],
  ...[
    ['1.500,00', '1500.00'],
    ['1,500', '1500'],
  ].flatMap(([typed, right]): Case[] => [
    [
      `money typed as ${typed} between braces`,
      edit(review, '[pix]', `[pix], minimumDeposit: { amount: ${typed}, currency: BRL }`),
      `${review}:18:53 yaml.decimalComma ${typed} ${right}`,
    ],
    [
      `score typed as ${typed}`,
      edit(review, 'rating: 8', `rating: ${typed}`),
      `${review}:7:1 fields.wrong rating “${typed}” mend.decimalPoint ${right}`,
    ],
  ]),
  [
    'score with a comma between braces',
    edit(review, 'value: 8, scale', 'value: 8,5, scale'),
    `${review}:8:17 yaml.decimalComma 8,5 8.5`,
  ],
  [
    'text with a comma between braces',
    edit('content/guide/guide.yml', 'title: { pt: Base', 'title: { pt: Base, e mais'),
    'content/guide/guide.yml:4:18 yaml.comma Base, e mais',
  ],
  [
    'thousands with a point',
    edit(
      review,
      'facts: { payments: [pix]',
      'facts: { payments: [pix], minimumDeposit: { amount: 1.500, currency: BRL }',
    ),
    `${review}:18:53 fields.thousands 1.500 1.5 1500`,
  ],
  [
    'money of three decimals',
    edit(
      review,
      'facts: { payments: [pix]',
      'facts: { payments: [pix], minimumDeposit: { amount: 1.234, currency: BRL }',
    ),
    `${review}:18:45 fields.wrong facts.minimumDeposit.amount “1.234” mend.step 0.01`,
  ],
  [
    'list with decimal commas',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix], bonus: { percentages: [2,5] }'),
    `${review}:18:49 fields.listComma 2,5 2.5`,
  ],
  [
    'score above its scale',
    edit(review, 'value: 8, scale: 10, average: true', 'value: 8, scale: 5, average: false'),
    `${review}:8:10 references.scoreAboveScale 8 5`,
  ],
  [
    'unknown scale',
    edit(review, 'value: 8, scale: 10', 'value: 8, scale: 7'),
    `${review}:8:20 fields.wrong score.scale “7” mend.choice 5,10`,
  ],
  [
    'average that disagrees with the criteria',
    edit(review, 'usability, score: 8', 'usability, score: 9.5'),
    `${review}:8:10 references.averageWrong 8 8.3`,
  ],
  [
    'average without all criteria',
    edit(review, 'usability, score: 8', 'usability'),
    `${review}:8:31 references.averageIncomplete`,
  ],
  ['criterion twice', edit(review, 'id: payments', 'id: usability'), `${review}:11:7 references.twice usability`],
  [
    'criterion without analysis',
    edit(reviewText, '<Criterion id="trust">', '<Criterion id="games">'),
    `${reviewText} references.criterionUnwritten trust`,
  ],
  [
    'analysis without criterion',
    edit(reviewText, '<Criterion id="trust">', '<Criterion id="games">'),
    `${reviewText}:29:1 references.criterionUnknown games usability,payments,trust,markets,support,bonuses`,
  ],
  [
    'two reviews of the same place',
    edit(review, 'order: 1', 'order: 2'),
    `${review}:4:1 references.sameOrder casa-2 2 brasil`,
  ],
  [
    'a review without a source',
    edit(review, 'sources:\n  - { title: Coleta, publisher: Guia, date: 2025-01-15 }', 'sources: []'),
    `${review}:19:1 references.reviewWithoutSource`,
  ],
  [
    'a review of the name of another',
    edit(review, 'name: Casa 1', 'name: Casa 2'),
    'content/reviews/casa-2/review.yml:1:1 references.sameName Casa 2 casa-1',
  ],
  [
    'a partner link of another review',
    edit('content/site.yml', 'https://parceiro.example/casa-2', 'https://parceiro.example/casa-1'),
    'content/site.yml:16:3 references.samePartnerLink casa-1',
  ],
  [
    'an operator founded after its review',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix], founded: 2027'),
    `${review}:18:27 references.tooEarly history founded`,
  ],
  [
    'a bonus of nothing',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix], bonus: {}'),
    `${review}:18:27 fields.wrong facts.bonus values.group rules.someField`,
  ],
  [
    'a correction that changes nothing',
    edit(review, 'change: { pt: Revisão }', 'change: { pt: Revisão }, corrects: [{ figure: rating, from: 8, to: 8 }]'),
    `${review}:22:61 fields.wrong history[1].corrects[1] values.group rules.changes`,
  ],
  [
    'history from old to new',
    edit(review, 'date: 2026-11-20', 'date: 2024-11-20'),
    `${review}:23:7 references.historyOrder`,
  ],
  [
    'a correction that does not lead to the score',
    edit(review, 'change: { pt: Revisão }', 'change: { pt: Revisão }, corrects: [{ figure: rating, from: 7, to: 9 }]'),
    `${review}:22:61 references.correctionWrong rating 9 8`,
  ],
];

const files: Case[] = [
  ['broken YAML', edit(odds, 'goal: Ler uma odd.', 'goal: Ler: uma odd.'), `${odds}:8:7 yaml.BLOCK_AS_IMPLICIT_KEY`],
  ['open quote', edit(odds, 'goal: Ler uma odd.', 'goal: "Ler uma odd.'), `${odds}:8:20 yaml.MISSING_CHAR`],
  ['tab in the indentation', edit(guide, '      - slug: odds', '\t- slug: odds'), `${guide}:9:1 yaml.TAB_AS_INDENT`],
  [
    'tab that breaks what follows',
    edit(guide, '      - slug: banca\n        icon', '      - slug: banca\n\t  icon'),
    `${guide}:12:1 yaml.TAB_AS_INDENT`,
  ],
  ...[
    ['for an indentation', '        icon: wallet', '\u00a0       icon: wallet', '12:1'],
    ['within an indentation', '      - slug: banca', '  \u3000   - slug: banca', '11:3'],
    ['behind a dash', '- slug: banca', '-\u00a0slug: banca', '11:8'],
    ['behind a name', 'icon: wallet', 'icon:\u00a0wallet', '12:14'],
    ['further behind a name', 'icon: wallet', 'icon: \u00a0wallet', '12:15'],
    ['behind a value', 'icon: wallet', 'icon: wallet\u00a0', '12:21'],
    ['before a colon', 'icon: wallet', 'icon\u00a0: wallet', '12:13'],
    ['between braces', '- slug: banca\n        icon: wallet', '- { slug: banca, icon:\u00a0wallet }', '11:29'],
  ].map(
    ([where, part = '', by = '', place]): Case => [
      `no-break space ${where}`,
      edit(guide, part, by),
      `${guide}:${place} files.otherSpace`,
    ],
  ),
  [
    'text cut by a comment',
    edit(odds, 'goal: Ler uma odd.', 'goal: Entender a dica #1 do mercado'),
    `${odds}:8:7 yaml.comment`,
  ],
  [
    'folded text whose first line is comment',
    edit(odds, 'goal: Ler uma odd.', 'goal: > #1 do mercado\n  Ler uma odd.'),
    `${odds}:8:7 yaml.comment`,
  ],
  ['text that is all comment', edit(odds, 'goal: Ler uma odd.', 'goal: #1 do mercado'), `${odds}:8:7 yaml.comment`],
  [
    'field twice',
    edit(odds, 'goal: Ler uma odd.', 'goal: Ler uma odd.\ngoal: Outra.'),
    `${odds}:9:1 yaml.DUPLICATE_KEY`,
  ],
  [
    'quotation marks within a quoted text',
    edit(odds, 'goal: Ler uma odd.', 'goal: "Ler uma "odd"."'),
    `${odds}:8:17 yaml.UNEXPECTED_TOKEN`,
  ],
  ['text that YAML reads as a reference', edit(odds, 'goal: Ler uma odd.', 'goal: *odd'), `${odds}:8:7 yaml.sign *odd`],
  [
    'text that YAML reads as a type',
    edit(odds, 'goal: Ler uma odd.', 'goal: !importante ler'),
    `${odds}:8:19 yaml.sign !`,
  ],
  ['not UTF-8', { [odds]: Buffer.from('---\ntitle: Introdu\xe7\xe3o\n---\n', 'latin1') }, `${odds} files.notUtf8`],
  ['empty file', { [odds]: ' \n' }, `${odds} files.empty`],
  ['missing file', { [guide]: null }, `${guide} files.unreadable`],
  ['NUL byte', edit(odds, 'Uma <Term', 'Uma\0 <Term'), `${odds}:15:4 files.controlCharacter U+0000`],
  ['no frontmatter', { [odds]: 'Só texto.\n' }, `${odds}:1 mdx.noFrontmatter`],
  ['folder without the original language', { [home]: null }, `content/pages/home files.noOriginal ${home}`],
  [
    'folder name that is no address',
    { 'content/blog/Meu Artigo/pt.mdx': null, 'content/blog/Meu_Artigo/pt.mdx': 'x' },
    'content/blog/Meu_Artigo files.badFolderName Meu_Artigo',
  ],
  ['address of a language', { 'content/pages/en/pt.mdx': 'x' }, 'content/pages/en files.reservedName en'],
  [
    'file among the folders',
    { 'content/blog/segundo.mdx': 'x' },
    'content/blog/segundo.mdx files.amongFolders content/blog',
  ],
  [
    'file of an unknown language',
    { 'content/blog/primeiro/xx.mdx': 'x' },
    `content/blog/primeiro/xx.mdx files.stray ${localeCodes.map((code) => `${code}.mdx`)}`,
  ],
  ['misspelled folder', { 'content/guides/odds/pt.mdx': 'x' }, 'content/guides files.stray …'],
];

const mdx: Case[] = [
  [
    'unknown component',
    write('<Calout kind="tip" title="Dica">\n\nx\n\n</Calout>\n\nFim'),
    `${odds}:19:1 mdx.unknownComponent Calout Callout …`,
  ],
  ['import', edit(odds, '## Começo', "import Chart from './chart'\n\n## Começo"), `${odds}:13:1 mdx.import`],
  ['stray braces', write('Aposte {valor} reais.'), `${odds}:19:8 mdx.expression {valor}`],
  ['open brace', write('Aposte {valor reais.'), `${odds}:19:8 mdx.strayBrace`],
  ['less-than sign', write('Odds <100 são raras.'), `${odds}:19:6 mdx.strayLessThan`],
  ['bare address', write('Veja <https://gov.br>.'), `${odds}:19:6 mdx.bareAddress`],
  ['code between two comments', write('{/* a */ b /* c */}'), `${odds}:19:1 mdx.expression {/* a */ b /* c */}`],
  [
    'component that holds a comment only',
    write('<Callout kind="tip" title="Dica">\n\n{/* depois */}\n\n</Callout>\n\nFim'),
    `${odds}:19:1 mdx.emptyComponent Callout`,
  ],
  ['HTML comment', write('<!-- nota -->'), `${odds}:19:1 mdx.htmlComment`],
  ['component left open', write('<Callout kind="tip" title="Dica">\n\nx'), `${odds}:19:1 mdx.unclosedTag Callout`],
  ['component closed before it opens', write('Uma odd</Term> alta.'), `${odds}:19:9 mdx.unopenedTag`],
  ['attribute without quotes', write('<Term id=odd>odd</Term>'), `${odds}:19:1 mdx.brokenTag Term`],
  [
    'unknown prop',
    write('<Term id="odd" text="x">odd</Term>'),
    `${odds}:19:16 mdx.ofComponent Term fields.unknown text`,
  ],
  ['missing prop', write('<Term>odd</Term>'), `${odds}:19:1 mdx.ofComponent Term fields.missing id types.string`],
  [
    'prop of a wrong type',
    write('<HandicapGrid line="1" stake={10} odds={2} />'),
    `${odds}:19:15 mdx.ofComponent HandicapGrid fields.wrong line “1” mend.type types.number`,
  ],
  [
    'prop out of range',
    write('<HandicapGrid line={0.5} stake={10} odds={1} />'),
    `${odds}:19:37 mdx.ofComponent HandicapGrid fields.wrong odds “1” mend.limit least 1.01`,
  ],
  [
    'odds that lost their point',
    write('<OddsTable odds={[2.1, 19100]} />'),
    `${odds}:19:12 mdx.ofComponent OddsTable fields.wrong odds[2] “19100” mend.limit most 10001`,
  ],
  [
    'thousands with a point',
    write('<StakeTable bankroll={1.000} percents={[1, 2]} />'),
    `${odds}:19:13 mdx.ofComponent StakeTable fields.thousands 1.000 1 1000`,
  ],
  [
    'list with decimal commas',
    write('<OddsTable odds={[2,10, 3,50]} />'),
    `${odds}:19:12 mdx.ofComponent OddsTable fields.listComma 2,10 2.10`,
  ],
  [
    'line that a count may meet',
    write('<CountChart of="goals" mean={2.5} line={3} />'),
    `${odds}:19:35 mdx.ofComponent CountChart fields.wrong line “3” rules.halfLine`,
  ],
  [
    'bonus of no whole number of stakes',
    write('<BonusValueChart deposit={100} bonus={100} stake={0.7} rtp={96} />'),
    `${odds}:19:44 mdx.ofComponent BonusValueChart fields.wrong stake “0.7” rules.wholeStakes`,
  ],
  [
    'multipliers out of order',
    write('<BonusOutcomes deposit={100} bonus={100} stake={1} rtp={96} multipliers={[35, 5]} />'),
    `${odds}:19:61 mdx.ofComponent BonusOutcomes fields.wrong multipliers values.list rules.rising`,
  ],
  [
    'bets that yield too well',
    write('<BankrollPaths percents={[5]} bets={300} odds={3} probability={0.5} />'),
    `${odds}:19:51 mdx.ofComponent BankrollPaths fields.wrong probability “0.5” rules.fairEdge`,
  ],
  [
    'outcome that a market has not',
    write('<Calc formula="fair-odds" odds={[1.9, 1.9]} index={2} />'),
    `${odds}:19:45 mdx.ofComponent Calc fields.wrong index “2” rules.market`,
  ],
  [
    'prizes of more than certainty',
    write('<Calc formula="volatility" prizes={[{ probability: 0.7, payout: 1 }, { probability: 0.4, payout: 2 }]} />'),
    `${odds}:19:28 mdx.ofComponent Calc fields.wrong prizes values.list rules.prizes`,
  ],
  [
    'prop that is code',
    write('<HandicapGrid line={0.5} stake={5 + 5} odds={2} />'),
    `${odds}:19:26 mdx.codeProp HandicapGrid stake`,
  ],
  ['HTML', write('<b>Leia</b>'), `${odds}:19:1 mdx.htmlTag b`],
  ['line break of HTML', write('linha<br>linha'), `${odds}:19:6 mdx.lineBreak`],
  ['HTML that is not closed', write('um <b>dois'), `${odds}:19:4 mdx.htmlTag b`],
  [
    'table row with too many cells',
    write('| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\nFim'),
    `${odds}:21:1 mdx.longRow 3 2`,
  ],
  ['table row with too few cells', write('| a | b |\n| - | - |\n| 1 |\n\nFim'), `${odds}:21:1 mdx.shortRow 1 2`],
  ...[
    ['2*3*4', '2*3*4'],
    ['a*b*c', 'a*b*c'],
    ['stake*odd*p', 'e*odd*p'],
    ['(1 − p)*10*(1 + p)', ')*10*('],
    ['(1 + 2)*p*-3', ')*p*-'],
    ['2*3 + 4* 5', '2*3 + 4* '],
    ['1,5~~2,0~~3', '5~~2,0~~3'],
  ].map(
    ([sum = '', lost = '']): Case => [
      `signs of arithmetic in ${sum}`,
      write(`De ${sum}.`),
      `${odds}:19:${4 + sum.indexOf(lost) + 1} mdx.lostSigns ${lost}`,
    ],
  ),
  ...[
    ['table', '| Odd | Chance |\n| 2,10 | 47,6% |'],
    ['table', '| Odd | Chance |\n| --- |\n| 2,10 | 47,6% |'],
    ['list', '-um\n-dois'],
    ['list', '1.um\n2.dois'],
    ['list', '• um\n• dois'],
    ['list', '-\u00a0um\n-\u00a0dois'],
    ['list', '– um\n– dois'],
    ['list', '-Um\n- dois'],
    ['list', '-\u00a0um\n- dois'],
    ['list', 'a) um\nb) dois'],
    ['list', 'Dois passos:\n2. um\n3. dois'],
    ['bold', '**Atenção: **leia'],
    ['bold', 'Veja ** isto ** aqui'],
    ['bold', 'Veja **isto aqui'],
    ['link', '[texto] (/guia)'],
    ['link', '(texto)[/guia]'],
    ['link', '[texto](/guia/over under)'],
    ['link', '[texto](/guia, sem fim'],
    ['link', '[a [b](/guia) c](/guia)'],
  ].map(
    ([kind, text = '']): Case => [
      `signs of a ${kind} in ${text}`,
      write(`${text}\n\nFim`),
      `${odds}:19:1 mdx.leftSigns ${kind}`,
    ],
  ),
  ...[
    ['+ list', 'Fica com 10\n+ 5'],
    ['- list', 'Sobram R$ 100\n- R$ 20'],
    ['1. list', 'Um placar de 2 a\n1. O jogo acabou'],
    ['> blockquote', 'Só com odds\n> 2,00'],
    ['> blockquote', 'A odd mínima é\n>= 2,00'],
    ['+ list', 'O resultado é 10\n+ <Calc formula="fractional" numerator={3} denominator={2} />'],
    ['- list', 'O saldo é\n- €5'],
  ].map(
    ([found, text = '']): Case => [
      `sentence wrapped at a sign: ${text}`,
      write(`${text}\n\nFim`),
      `${odds}:20:1 mdx.wrappedAtSign ${found}`,
    ],
  ),
  ...[
    ['- Um\n-Dois\n- Três', 3],
    ['* um\n*dois', 3],
    ['1. Um\n2.Dois', 4],
  ].map(
    ([text, column]): Case => [
      `item without its space: ${text}`,
      write(`${text}\n\nFim`),
      `${odds}:19:${column} mdx.leftSigns list`,
    ],
  ),
  ['sentence wrapped within an item', write('- Dez\n  + 5\n\nFim'), `${odds}:20:3 mdx.wrappedAtSign + list`],
  ...['O **preço**.', 'O [preço](/guia).', 'Com <SiteName />.', '<b>Ler</b>', 'Em {ano}.'].map(
    (text): Case => [
      `signs in a field: ${text}`,
      edit(odds, 'goal: Ler uma odd.', `goal: '${text}'`),
      `${odds}:8:1 mdx.fieldSigns ${/\*\*.*\*\*|\[.*\)|<.*?>|\{.*\}/.exec(text)?.[0]}`,
    ],
  ),
  ['heading without a space', write('##Fim [#fim]'), `${odds}:19:1 mdx.headingMarks`],
  [
    'name of the site in a prop',
    write('<Callout kind="tip" title="O {name} diz">\n\nx\n\n</Callout>\n\nFim'),
    `${odds}:19:1 mdx.expression {name}`,
  ],
  ['list that skips a number', write('1. um\n3. dois'), `${odds}:20:1 mdx.listNumber 3 2`],
  ['check box', write('- [ ] um'), `${odds}:19:1 mdx.taskList`],
  ['words behind a fence', write('```conta 1\n2\n```'), `${odds}:19:1 mdx.codeInfo conta 1`],
  ['link without a text', write('[](/guia)'), `${odds}:19:1 mdx.emptyLink /guia`],
  ['address that no link uses', write('Um.\n\n[lei]: /guia\n\nFim'), `${odds}:21:1 mdx.unusedReference lei`],
  [
    'a word of the glossary marked twice',
    write('Mais de uma <Term id="odd">odd</Term>.'),
    `${odds}:19:13 mdx.termTwice odd`,
  ],
  [
    'figure twice',
    write('<CrashChart rtp={96} />\n\n<CrashChart rtp={96} />'),
    `${odds}:21:1 mdx.placedTwice CrashChart`,
  ],
  [
    'banner twice, of another region',
    write('<Banner id={1} />\n\n<Banner id={1} region="latam" />'),
    `${odds}:21:1 mdx.placedTwice Banner`,
  ],
  [
    'two first screens',
    {
      [home]: swap(
        'Bem-vindo.',
        '<Hero title="Oi" art="home">\n\nOi.\n\n</Hero>\n\n<Hero title="Olá" art="plain">\n\nOi.\n\n</Hero>',
      ),
    },
    `${home}:13:1 mdx.placedTwice Hero`,
  ],
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
  ['prop twice', write('<Term id="odd" id="odd">odd</Term>'), `${odds}:19:16 mdx.propTwice Term id`],
  [
    'unknown formula',
    write('<Calc formula="implied" odds={2} />'),
    `${odds}:19:7 mdx.ofComponent Calc fields.wrong formula “implied” mend.choice …`,
  ],
  [
    'number outside both ranges of a formula',
    write('<Calc formula="american" american={50} />'),
    `${odds}:19:26 mdx.ofComponent Calc fields.wrong american “50” mend.or mend.limit least 100 mend.limit most -100`,
  ],
  ['empty component', write('<Term id="odd"></Term>'), `${odds}:19:1 mdx.emptyComponent Term`],
  [
    'text in a component that takes none',
    write('<ContactEmail>x</ContactEmail>'),
    `${odds}:19:1 mdx.takesNoText ContactEmail`,
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
  [
    'component of reviews elsewhere',
    write('<Fact id="licence" />'),
    `${odds}:19:1 mdx.wrongCollection Fact content/reviews`,
  ],
  ...[
    ['article', odds, 21],
    ['post', 'content/blog/primeiro/pt.mdx', 14],
    ['review', reviewText, 53],
  ].map(
    ([kind, file, line]): Case => [
      `section of a page in the text of a ${kind}`,
      { [`${file}`]: (text) => `${text}\n<TopRanking />\n` },
      `${file}:${line}:1 mdx.wrongCollection TopRanking content/pages`,
    ],
  ),
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
];

const references: Case[] = [
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
      `${odds}:19:1 references.ownAddress ${plain}`,
    ],
  ),
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
  [
    'file outside of public/',
    { ...write('[x](/../nota.txt)'), 'nota.txt': 'x' },
    `${odds}:19:1 references.noPublicFile /../nota.txt`,
  ],
  [
    'link to no heading of this page',
    write('[Fim](#detalhes)'),
    `${odds}:19:1 references.noAnchor detalhes /guia/odds detalhe`,
  ],
  [
    'link to no heading of another page',
    write('[Fim](/guia/banca#fim-da-linha)'),
    `${odds}:19:1 references.noAnchor fim-da-linha /guia/banca none`,
  ],
  ['link to no term', write('[Odds](/dicionario#odds)'), `${odds}:19:1 references.noAnchor odds /dicionario odd`],
  [
    'glossary without its terms',
    edit('content/pages/dicionario/pt.mdx', '<Glossary />', 'Nada.'),
    'content/pages/dicionario/pt.mdx references.lostPlace /dicionario#odd',
  ],
  [
    'page without the place that every page leads to',
    {
      'content/pages/contato/pt.mdx': `---\ntitle: Contato\ndescription: ${'Um contato. '.repeat(7)}\nupdated: 2026-11-20\n---\n\n## Socorro [#socorro]\n`,
    },
    'content/pages/contato/pt.mdx references.lostPlace /contato#ajuda',
  ],
  ['picture that does not exist', write('![Logo](/logo.svg)'), `${odds}:19:1 references.noPublicFile /logo.svg`],
  ...['/fóto.svg', '/a b.svg', '/a%20b.svg'].map(
    (file): Case => [
      `picture of the name ${file}`,
      {
        ...write(`![Foto](<${file}>)`),
        [`public${file}`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>',
      },
      `${odds}:19:1 references.publicName ${file}`,
    ],
  ),
  [
    'picture without a size',
    { ...write('![Logo](/logo.svg)'), 'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
    `${odds}:19:1 references.noPictureSize /logo.svg`,
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
  ['unknown term', write('<Term id="od">odd</Term>'), `${odds}:19:1 references.noTerm od odd ${glossary}`],
  ['unknown banner', write('<Banner id={1} />'), `${odds}:19:1 references.noBanner 1 163019`],
  [
    'article that the guide lists twice',
    edit(guide, 'slug: banca', 'slug: odds'),
    `${guide}:11:9 references.twice odds`,
  ],
  [
    'term id that was translated',
    {
      ...edit('content/glossary/en.yml', 'term: Odd', 'term: Price (odds)'),
      'content/pages/home/en.mdx': swap('Welcome.', '<Term id="price">x</Term>'),
      [home]: swap('Bem-vindo', 'Olá'),
    },
    `content/pages/home/en.mdx:8:1 references.noTerm price odd ${glossary}`,
  ],
  [
    'card in a language that the article is written in',
    {
      [guide]: swap('icon: wallet', 'icon: wallet\n        card: { pt: { title: Banca, description: Dinheiro } }'),
    },
    `${guide}:13:17 references.unusedCard pt ${banca}`,
  ],
  [
    'article that no group lists',
    edit(guide, '      - slug: banca\n        icon: wallet\n', ''),
    `content/guide/banca references.articleUnlisted banca ${guide}`,
  ],
  [
    'article that is not written',
    edit(guide, 'slug: banca', 'slug: roleta'),
    `${guide}:11:9 references.noArticle roleta none`,
  ],
  [
    'end of a group that does not exist',
    edit(guide, 'end: /dicionario', 'end: /dicionarios'),
    `${guide}:7:5 references.noPage /dicionarios /dicionario`,
  ],
  [
    'related pages of no article',
    {
      'content/related.yml': (text) => text + text.slice(text.indexOf('/blog/primeiro')).replace('primeiro', 'ultimo'),
    },
    'content/related.yml:10:1 references.relatedOfNone /blog/ultimo',
  ],
  [
    'article that leads to itself',
    edit('content/related.yml', 'to: /guia,', 'to: /guia/odds,'),
    'content/related.yml:2:7 references.relatedToItself /guia/odds',
  ],
  [
    'article that leads to a place in itself',
    edit('content/related.yml', 'to: /guia,', 'to: /guia/odds#detalhe,'),
    'content/related.yml:2:7 references.relatedToItself /guia/odds',
  ],
  ...(
    [
      ['content/related.yml', 'to: /guia,', 'to: "#comeco",', '2:7', '/guia/odds[1].to'],
      [guide, 'end: /dicionario', 'end: "#comeco"', '7:5', 'groups[1].end'],
      ['content/rankings.yml', 'to: /guia', 'to: "#comeco"', '6:137', 'categories[1].to'],
    ] as const
  ).map(
    ([file, part, by, place, field]): Case => [
      `place without its page in ${file}`,
      edit(file, part, by),
      `${file}:${place} fields.wrong ${field} “#comeco” rules.pageLink`,
    ],
  ),
  [
    'ranking of an unknown review',
    edit('content/rankings.yml', 'review: casa-3', 'review: casa-4'),
    'content/rankings.yml:4:7 references.noReview casa-4 casa-1 casa-1,casa-2,casa-3',
  ],
  [
    'TOP 3 out of order',
    edit(lastReview, 'rating: 8', 'rating: 8.1'),
    'content/rankings.yml:4:7 references.topOrder Casa 3 8.1 Casa 2 8',
  ],
  [
    'highest rating that is not',
    {
      'content/rankings.yml': swap(
        'highlights: [{ pt: Ponto 1, es: Ponto 1 es, en: Ponto 1 en }',
        'highlights: [highestRating',
      ),
      [lastReview]: swap('rating: 8', 'rating: 8.1'),
    },
    'content/rankings.yml:2:83 references.notHighest Casa 1 8 8.1',
  ],
  ['heading with an id of the frame', edit(odds, '[#detalhe]', '[#menu]'), `${odds}:17:1 mdx.reservedId menu`],
  [
    'heading with an id of the review’s own parts',
    edit(reviewText, '<Criterion id="usability">', '## Resumo [#resumo]\n\n<Criterion id="usability">'),
    `${reviewText}:17:1 mdx.reservedId resumo`,
  ],
  [
    'term with an id of the frame',
    edit(glossary, 'id: odd', 'id: conteudo'),
    `${glossary}:1:3 mdx.reservedId conteudo`,
  ],
  [
    'review twice in the ranking',
    edit('content/rankings.yml', 'review: casa-3', 'review: casa-2'),
    'content/rankings.yml:4:7 references.twice casa-2',
  ],
  [
    'review without a partner link',
    edit('content/site.yml', '  casa-3: https://parceiro.example/casa-3\n', ''),
    'content/site.yml:14:1 references.noPartnerLink casa-3',
  ],
  [
    'partner link of no review',
    edit('content/site.yml', 'casa-3: https', 'casa-9: https://parceiro.example/casa-9\n  casa-3: https'),
    'content/site.yml:17:3 references.linkOfNoReview casa-9',
  ],
  [
    'bottom banner without an id',
    edit('content/site.yml', 'bottom: [{ id: 163019', 'bottom: [{ id: 163020'),
    'content/site.yml:13:14 references.noBanner 163020 163019',
  ],
  ['term twice', { [glossary]: (text) => text + text }, `${glossary}:6:3 references.twice odd`],
  [
    'term without a translation',
    { [glossary]: (text) => `${text}${text.replace('id: odd', 'id: banca')}` },
    `content/glossary/es.yml references.termUntranslated banca ${glossary}`,
  ],
  [
    'term that relates to none',
    edit(glossary, 'article: odds', 'related: [banca]'),
    `${glossary}:5:13 references.noTerm banca none ${glossary}`,
  ],
  [
    'term that relates to itself',
    edit(glossary, 'article: odds', 'related: [odd]'),
    `${glossary}:5:13 references.relatedToItself odd`,
  ],
  [
    'term that relates to another twice',
    edit(glossary, 'article: odds', 'related: [banca, banca]'),
    `${glossary}:5:20 references.twice banca`,
  ],
  [
    'term of no article',
    edit(glossary, 'article: odds', 'article: odd'),
    `${glossary}:5:3 references.noArticle odd odds`,
  ],
  [
    'translation with fields of the original',
    { 'content/glossary/en.yml': (text) => `${text}  article: odds\n` },
    `content/glossary/en.yml:1:3 references.termExtras odd ${glossary}`,
  ],
  ['title twice', edit(odds, 'title: Odds', 'title: Banca'), `${odds}:2:1 references.sameField title ${banca}`],
];

describe.each([
  ['fields', fields],
  ['scores', scores],
  ['files', files],
  ['MDX', mdx],
  ['references', references],
])('bad content never builds: %s', (_, cases) => {
  test.each(cases)('%s', (_slip, changes, found) => {
    expect(codesOf(changes)).toContain(found);
  });
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

test('two acts of one country may stand: a later one, and one that nothing confirms', () => {
  const records = `state: ended, until: 2025-10, holder: Empresa, act: Portaria 1, lists: [2025-09], checked: 2026-10-10 }
  - { country: brasil, state: held, from: 2025-11, holder: Empresa, act: Portaria 2, lists: [2026-10], checked: 2026-10-10 }
  - { country: brasil, state: unclear, note: { pt: Um site se diz dela. }`;
  expect(diagnosticsOf(edit(review, 'state: none found', records))).toEqual([]);
});

test('a draft does not make the highest rating another', () => {
  const claim = swap('highlights: [{ pt: Ponto 1, es: Ponto 1 es, en: Ponto 1 en }', 'highlights: [highestRating');
  const changes = { 'content/rankings.yml': claim, [lastReview]: swap('rating: 8', 'rating: 8.1') };
  const draft = { 'content/reviews/casa-3/pt.mdx': swap('updated:', 'draft: true\nupdated:') };
  const found = (all: Changes) => codesOf(all).filter((code) => code.includes('notHighest'));
  expect([found(changes), found({ ...changes, ...draft })].map(({ length }) => length)).toEqual([1, 0]);
});

test('without the site’s name, no field is blamed for {name}', () => {
  const changes = {
    ...edit('content/site.yml', 'year: 2025', 'year: x'),
    ...edit(odds, 'goal: Ler', 'goal: No {name}, ler'),
  };
  expect(codesOf(changes)).toEqual(['content/site.yml:4:1 fields.wrong year “x” mend.type types.number']);
});

test('a link that is no address is told of once', () => {
  expect(diagnosticsOf(write('[Banca](guia/banca) e [outra](http://casa.example)'))).toHaveLength(2);
});

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

  test('is not told of a review whose text cannot be read: it may be a draft', () => {
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
  const warn = (text: string) =>
    withSite(write(text), (root) =>
      readCatalogue(root, { drafts: false }).diagnostics.map((diagnostic) => [
        diagnostic.severity,
        formatDiagnostic(diagnostic, 'en'),
      ]),
    );
  expect(warn('A "odd" e a “odd". A "banca".')).toEqual([
    [
      'warning',
      `${odds}:19:3: straight quotation marks — write “these”; npm run check:content -- --fix mends those that pair up`,
    ],
  ]);
  expect(warn('A `"odd"` é <Calc formula="fractional" numerator={3} denominator={2} />.')).toEqual([]);
});

test('a day to come is a warning: from the second after today, which may be tomorrow elsewhere', () => {
  const found = (changes: Changes, today: string) =>
    withSite(changes, (root) =>
      readCatalogue(root, { drafts: false, today }).diagnostics.map((diagnostic) => [
        diagnostic.severity,
        formatDiagnostic(diagnostic, 'en'),
      ]),
    );
  const changes = edit(review, '{ date: 2026-11-20', '{ date: 2062-02-03');
  expect(found(changes, '2062-02-02')).toEqual([]);
  expect(found(changes, '2062-02-01')).toEqual([
    [
      'warning',
      `${review}:22:7: 2062-02-03 has not come yet — correct the date, unless it is a day that a law has set`,
    ],
  ]);
  expect(found(edit(review, 'date: 2025-01-15 }', 'date: 2062-02 }'), '2062-01-31')).toEqual([]);
  expect(found(edit(review, 'date: 2025-01-15 }', 'date: 2062-02 }'), '2062-01-30')).toHaveLength(1);
});

test('an article or a post that leads nowhere at its end is a warning', () => {
  const without = { 'content/related.yml': (text: string) => text.slice(0, text.indexOf('/blog/primeiro')) };
  const [found, ...others] = withSite(without, (root) => readCatalogue(root, { drafts: false }).diagnostics);
  expect(others).toEqual([]);
  expect([found?.severity, found && formatDiagnostic(found, 'en')]).toEqual([
    'warning',
    'content/related.yml: “/blog/primeiro” has no row of related pages — add two or three pages, each with a reason',
  ]);
});

test('a slip is told of in one line', () => {
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

test.each([
  'Três odds:\n- 1,50\n- 2,00',
  'Estas são odds.\n- 1,50',
  'Três odds\n\n- 1,50',
  'Duas casas\n- uma\n- outra',
  'Dois passos\n1. Ler\n2. Somar',
  '- Odds\n  - 1,50\n  - 2,00',
  '- Depósito\n  - 10 reais\n\nFim',
  '1. Depósito\n   - 10 reais\n\nFim',
  'Mudanças desde então\n- 2025: lei\n- 2026: norma\n\nFim',
  '**Depósitos e saques**\n* 10 reais\n* 20 reais\n\nFim',
])('a list that is meant is told of nowhere: %s', (text) => {
  expect(diagnosticsOf(write(`${text}\n\nFim`))).toEqual([]);
});

test('a number or the site’s name may be all of an item or a paragraph', () => {
  const number = '<Calc formula="fractional" numerator={3} denominator={2} />';
  expect(diagnosticsOf(write(`Fim\n\n${number}\n\n- ${number}\n- <SiteName />\n\nFim`))).toEqual([]);
});

test('a phrase is found however its accents were typed', () => {
  const found = diagnosticsOf(write('Não perca.'.normalize('NFD')));
  expect(found).toEqual([expect.stringContaining(`${odds}:19:1: “Não perca”`)]);
  expect(found).toEqual(diagnosticsOf(write('Não perca.')));
});

test.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
])('%s are accepted', (_, change) => {
  const changes = { [odds]: change, [guide]: change, [review]: change };
  expect(diagnosticsOf(changes)).toEqual([]);
  expect(catalogueOf(changes)).toEqual(catalogueOf({}));
});
