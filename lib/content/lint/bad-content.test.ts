import { localeCodes } from '@/lib/i18n/locales.ts';
import { readCatalogue } from '../catalogue.ts';
import { formatDiagnostic } from '../diagnostics/diagnostics.ts';
import { iconNames } from '../schema/icons.ts';
import { type Changes, catalogueOf, diagnosticsOf, swap, withSite } from '../testing/site.ts';

const odds = 'content/guide/odds/pt.mdx';
const banca = 'content/guide/banca/pt.mdx';
const guide = 'content/guide/guide.yml';
const home = 'content/pages/home/pt.mdx';
const review = 'content/reviews/casa-1/review.yml';
const lastReview = 'content/reviews/casa-3/review.yml';
const reviewText = 'content/reviews/casa-1/pt.mdx';
const glossary = 'content/glossary/pt.yml';

/** A writer's slip, and the whole line that tells of it. */
type Case = [slip: string, changes: Changes, line: string];

const edit = (file: string, part: string, by: string): Changes => ({ [file]: swap(part, by) });
const write = (text: string): Changes => edit(odds, 'Leia também', text);

test('the small site has no problems', () => {
  expect(diagnosticsOf({})).toEqual([]);
});

const fields: Case[] = [
  [
    'unknown field',
    edit(odds, 'goal:', 'subtitle: Mais\ngoal:'),
    `${odds}:8:1: unknown field “subtitle” — remove it, or correct its spelling`,
  ],
  [
    'missing field',
    edit(odds, 'goal: Ler uma odd.\n', ''),
    `${odds}:2:1: the field “goal” is missing — add it: a text`,
  ],
  ['empty field', edit(odds, 'goal: Ler uma odd.', 'goal:'), `${odds}:8:1: “goal” is empty — it must be a text`],
  [
    'blank field',
    edit(odds, 'goal: Ler uma odd.', 'goal: " "'),
    `${odds}:8:1: the field “goal” is missing — add it: a text`,
  ],
  [
    'number for a text',
    edit(odds, 'title: Odds', 'title: 7'),
    `${odds}:2:1: “title” is “7” — it must be a text, in quotes`,
  ],
  [
    'text too long',
    edit(odds, 'title: Odds', `title: ${'o'.repeat(61)}`),
    `${odds}:2:1: “title” has 61 characters — it must have at most 60 characters`,
  ],
  [
    'text too short',
    edit(odds, 'Uma descrição de odds que tem o comprimento que os buscadores mostram por inteiro.', 'Curta.'),
    `${odds}:3:1: “description” has 6 characters — it must have at least 70 characters`,
  ],
  [
    'list too short',
    edit(odds, '[Primeira ideia., Segunda ideia., Terceira ideia.]', '[Uma só.]'),
    `${odds}:7:1: “summary” has 1 entry — it must have at least 3 entries`,
  ],
  [
    'list of the wrong length',
    edit(reviewText, '[Um, Dois, Três]', '[Um, Dois]'),
    `${reviewText}:8:1: “highlights” has 2 entries — it must have exactly 3 entries`,
  ],
  [
    'date of a wrong form',
    edit(odds, 'updated: 2026-11-20', 'updated: 20/11/2026'),
    `${odds}:5:1: “updated” is “20/11/2026” — write the date as YYYY-MM-DD, for example 2026-11-20`,
  ],
  [
    'date that no calendar has',
    edit(odds, 'updated: 2026-11-20', 'updated: 2026-02-30'),
    `${odds}:5:1: “updated” is “2026-02-30” — write the date as YYYY-MM-DD, for example 2026-11-20`,
  ],
  [
    'source dated by a month that no calendar has',
    edit(odds, 'date: 2023-12-30', 'date: 2023-13'),
    `${odds}:10:66: “sources[1].date” is “2023-13” — write the date as YYYY-MM-DD; where only the month or the year is known, as 1956-07 or "1982", with the quotes`,
  ],
  [
    'source dated by a year without quotes',
    edit(odds, 'date: 2023-12-30', 'date: 1982'),
    `${odds}:10:66: “sources[1].date” is “1982” — it must be a text, in quotes`,
  ],
  [
    'updated before published',
    edit(odds, 'updated: 2026-11-20', 'updated: 2024-11-20'),
    `${odds}:5:1: “updated” is before “published” — correct one of the two dates`,
  ],
  [
    'address without https',
    edit(odds, 'https://gov.br/lei', 'gov.br/lei'),
    `${odds}:10:39: “sources[1].url” is “gov.br/lei” — write a full https:// address`,
  ],
  ...[
    ['a slash at the end', 'https://guia.example/'],
    ['a path', 'https://guia.example/guia'],
    ['a query', 'https://guia.example?a=b'],
    ['capitals', 'https://Guia.example'],
  ].map(
    ([slip, url]): Case => [
      `address of the site with ${slip}`,
      edit('content/site.yml', 'url: https://guia.example', `url: ${url}`),
      `content/site.yml:2:1: “url” is “${url}” — write https:// and the domain only, without a slash or a path at the end, for example https://example.com`,
    ],
  ),
  [
    'address of the banners with a path',
    edit('content/site.yml', 'host: https://ads.example', 'host: https://ads.example/show'),
    'content/site.yml:9:3: “banners.host” is “https://ads.example/show” — write https:// and the domain only, without a slash or a path at the end, for example https://example.com',
  ],
  [
    'unknown author',
    edit(odds, 'author: redacao', 'author: maria'),
    `${odds}:6:1: the author “maria” is not in content/site.yml — allowed: redacao`,
  ],
  [
    'unknown icon',
    edit(guide, 'icon: coins', 'icon: coin'),
    `${guide}:10:9: “groups[1].articles[1].icon” is “coin” — allowed: ${iconNames.join(', ')}`,
  ],
  [
    'banner id that is no number',
    edit('content/site.yml', '"163019": 10729', 'topo: 10729'),
    'content/site.yml:12:10: the field name “banners.ids.topo” is not allowed — use digits only, in quotes',
  ],
  [
    'no such choice of a group of fields',
    edit(review, 'state: none found', 'state: licensed'),
    `${review}:17:24: “authorisations[1].state” is “licensed” — allowed: held, ended, none found, unclear`,
  ],
  [
    'missing choice of a group of fields',
    edit(review, 'state: none found, ', ''),
    `${review}:17:5: the field “authorisations[1].state” is missing — add it; allowed: held, ended, none found, unclear`,
  ],
  [
    'field that the choice needs',
    edit(review, 'state: none found', 'state: held, act: Portaria 1, lists: [2026-10]'),
    `${review}:17:5: the field “authorisations[1].holder” is missing — add it: a text`,
  ],
  [
    'authorisation of a country that nobody knows',
    edit(review, 'country: brasil', 'country: brazil'),
    `${review}:17:7: content/countries.yml has no “brazil” — did you mean “brasil”?`,
  ],
  [
    'authorisation without a source',
    edit(review, 'state: none found', 'state: held, holder: Empresa, act: Portaria 1'),
    `${review}:17:24: this authorisation has no source — add “sources”, or under “lists” the months of the official list that the operator is on`,
  ],
  [
    'authorisation that ended on no day',
    edit(review, 'state: none found', 'state: ended, holder: Empresa, act: Portaria 1, lists: [2026-10]'),
    `${review}:17:24: the day on which the authorisation ended is missing — add “until”, or “ended” to brasil in content/countries.yml`,
  ],
  [
    'list of a place that has none',
    edit(review, 'country: brasil, state: none found', 'country: curacao, state: none found, lists: [2026-10]'),
    `${review}:17:44: “lists” is of an official list, but curacao has no “list” — add “list” in content/countries.yml, or remove “lists”`,
  ],
  [
    'country with a currency that is no code',
    edit('content/countries.yml', 'currency: BRL', 'currency: reais'),
    'content/countries.yml:6:5: “countries[1].currency” is “reais” — use the code of three capital letters, for example BRL',
  ],
];

const scores: Case[] = [
  [
    'score above 10',
    edit(review, 'rating: 8', 'rating: 11'),
    `${review}:7:1: “rating” is “11” — it must be at most 10`,
  ],
  ['score below 0', edit(review, 'rating: 8', 'rating: -1'), `${review}:7:1: “rating” is “-1” — it must be at least 0`],
  [
    'score of two decimals',
    edit(review, 'rating: 8', 'rating: 8.25'),
    `${review}:7:1: “rating” is “8.25” — use steps of 0.1`,
  ],
  [
    'score with a comma',
    edit(review, 'rating: 8', 'rating: 8,5'),
    `${review}:7:1: “rating” is “8,5” — write it with a point: 8.5`,
  ],
  [
    'score above its scale',
    edit(review, 'value: 8, scale: 10, average: true', 'value: 8, scale: 5, average: false'),
    `${review}:8:10: the score 8 is above its scale of 5 — write a score from 0 to 5, or correct the scale`,
  ],
  [
    'unknown scale',
    edit(review, 'value: 8, scale: 10', 'value: 8, scale: 7'),
    `${review}:8:20: “score.scale” is “7” — allowed: 5, 10`,
  ],
  [
    'average that disagrees with the criteria',
    edit(review, 'usability, score: 8', 'usability, score: 9.5'),
    `${review}:8:10: the score is 8, but the mean of the criteria is 8.3 — write 8.3, or correct a criterion`,
  ],
  [
    'average without all criteria',
    edit(review, 'usability, score: 8', 'usability'),
    `${review}:8:31: the score is called an average, but a criterion has no score — give every criterion one, or write average: false`,
  ],
  [
    'criterion twice',
    edit(review, 'id: payments', 'id: usability'),
    `${review}:11:7: “usability” stands twice — keep one`,
  ],
  [
    'criterion without analysis',
    edit(reviewText, '<Criterion id="trust">', '<Criterion id="games">'),
    `${reviewText}: the criterion “trust” has no analysis — write <Criterion id="trust"> … </Criterion>`,
  ],
  [
    'analysis without criterion',
    edit(reviewText, '<Criterion id="trust">', '<Criterion id="games">'),
    `${reviewText}:29:1: review.yml has no criterion “games” — allowed here: usability, payments, trust, markets, support, bonuses`,
  ],
  [
    'two reviews of the same place',
    edit(review, 'order: 1', 'order: 2'),
    `${review}:4:1: casa-2 has the same order 2 in brasil — give each review of a region its own place`,
  ],
  [
    'a review without a source',
    edit(review, 'sources:\n  - { title: Coleta, publisher: Guia, date: 2025-01-15 }', 'sources: []'),
    `${review}:19:1: a review needs at least one source — write where its facts come from, or “firstEdition: true” if they are those of 2025`,
  ],
  [
    'history from old to new',
    edit(review, 'date: 2026-11-20', 'date: 2024-11-20'),
    `${review}:23:7: this change is newer than the one above it — put the newest change first`,
  ],
  [
    'a correction that does not lead to the score',
    edit(review, 'change: { pt: Revisão }', 'change: { pt: Revisão }, corrects: [{ figure: rating, from: 7, to: 9 }]'),
    `${review}:22:61: the correction of “rating” leads to 9 — it must lead to what came after: to: 8`,
  ],
];

const files: Case[] = [
  [
    'broken YAML',
    edit(odds, 'goal: Ler uma odd.', 'goal: Ler: uma odd.'),
    `${odds}:8:7: a colon inside a text without quotes — put the whole text in quotes`,
  ],
  [
    'open quote',
    edit(odds, 'goal: Ler uma odd.', 'goal: "Ler uma odd.'),
    `${odds}:8:20: a sign is missing: a quote, a bracket or a colon — close what is open here, or put “: ” after the field’s name`,
  ],
  [
    'tab in the indentation',
    edit(guide, '      - slug: odds', '\t- slug: odds'),
    `${guide}:9:1: a tab in the indentation — indent with spaces`,
  ],
  [
    'tab that breaks what follows',
    edit(guide, '      - slug: banca\n        icon', '      - slug: banca\n\t  icon'),
    `${guide}:12:1: a tab in the indentation — indent with spaces`,
  ],
  [
    'text cut by a comment',
    edit(odds, 'goal: Ler uma odd.', 'goal: Entender a dica #1 do mercado'),
    `${odds}:8:7: “#” after a space begins a comment in YAML and cuts the text — put the whole value in quotes, or the comment on a line of its own`,
  ],
  [
    'text that is all comment',
    edit(odds, 'goal: Ler uma odd.', 'goal: #1 do mercado'),
    `${odds}:8:7: “#” after a space begins a comment in YAML and cuts the text — put the whole value in quotes, or the comment on a line of its own`,
  ],
  [
    'field twice',
    edit(odds, 'goal: Ler uma odd.', 'goal: Ler uma odd.\ngoal: Outra.'),
    `${odds}:9:1: two fields of the same name — keep one of them`,
  ],
  [
    'quotation marks within a quoted text',
    edit(odds, 'goal: Ler uma odd.', 'goal: "Ler uma "odd"."'),
    `${odds}:8:17: something is left over after the value — inside a quoted text use “ ” instead of " "; check the indentation too`,
  ],
  [
    'text that YAML reads as a reference',
    edit(odds, 'goal: Ler uma odd.', 'goal: *odd'),
    `${odds}:8:7: “*odd” at the start of a value has a meaning of its own in YAML — put the whole value in quotes`,
  ],
  [
    'text that YAML reads as a type',
    edit(odds, 'goal: Ler uma odd.', 'goal: !importante ler'),
    `${odds}:8:19: “!” at the start of a value has a meaning of its own in YAML — put the whole value in quotes`,
  ],
  [
    'not UTF-8',
    { [odds]: Buffer.from('---\ntitle: Introdu\xe7\xe3o\n---\n', 'latin1') },
    `${odds}: the file is not UTF-8 — save it again with the encoding UTF-8`,
  ],
  ['empty file', { [odds]: ' \n' }, `${odds}: the file is empty — write its content, or delete it`],
  [
    'missing file',
    { [guide]: null },
    `${guide}: the file is missing or cannot be read — create it, or check its permissions`,
  ],
  [
    'NUL byte',
    edit(odds, 'Uma <Term', 'Uma\0 <Term'),
    `${odds}:15:4: the file holds an invisible character (U+0000) — remove that character`,
  ],
  [
    'no frontmatter',
    { [odds]: 'Só texto.\n' },
    `${odds}:1: the frontmatter is missing — begin the file with “---”, the fields, and “---” again`,
  ],
  [
    'folder without the original language',
    { [home]: null },
    'content/pages/home: the original, content/pages/home/pt.mdx, is missing — write that file, or remove the folder',
  ],
  [
    'folder name that is no address',
    { 'content/blog/Meu Artigo/pt.mdx': null, 'content/blog/Meu_Artigo/pt.mdx': 'x' },
    'content/blog/Meu_Artigo: the folder name “Meu_Artigo” cannot be an address — use lower case letters without accents, digits and single hyphens',
  ],
  [
    'address of a language',
    { 'content/pages/en/pt.mdx': 'x' },
    'content/pages/en: the address /en belongs to a language of the site — give the folder another name',
  ],
  [
    'file among the folders',
    { 'content/blog/segundo.mdx': 'x' },
    'content/blog/segundo.mdx: a file where only folders belong — move it to content/blog/<slug>/<language>.mdx',
  ],
  [
    'file of an unknown language',
    { 'content/blog/primeiro/xx.mdx': 'x' },
    `content/blog/primeiro/xx.mdx: this file has no meaning here — allowed: ${localeCodes.map((code) => `${code}.mdx`).join(', ')}`,
  ],
  [
    'misspelled folder',
    { 'content/guides/odds/pt.mdx': 'x' },
    'content/guides: this file has no meaning here — allowed: pages, guide, blog, reviews, glossary, words.txt, site.yml, countries.yml, rankings.yml, related.yml, published.yml, wording.yml',
  ],
];

const mdx: Case[] = [
  [
    'unknown component',
    write('<Calout kind="tip" title="Dica">\n\nx\n\n</Calout>\n\nFim'),
    `${odds}:19:1: unknown component <Calout> — did you mean <Callout>?`,
  ],
  [
    'import',
    edit(odds, '## Começo', "import Chart from './chart'\n\n## Começo"),
    `${odds}:13:1: content cannot import or export — remove the line; the components are available by name as they are`,
  ],
  [
    'stray braces',
    write('Aposte {valor} reais.'),
    `${odds}:19:8: “{valor}” would run as code — write the value itself, or \\{ for a brace`,
  ],
  [
    'open brace',
    write('Aposte {valor reais.'),
    `${odds}:19:8: a brace opens code that cannot be read — write the value itself, or \\{ for a brace`,
  ],
  [
    'less-than sign',
    write('Odds <100 são raras.'),
    `${odds}:19:6: “<” begins a component here, and this is none — write “less than 100”, or \\< for the sign`,
  ],
  [
    'bare address',
    write('Veja <https://gov.br>.'),
    `${odds}:19:6: an address between “<” and “>” — write [text of the link](https://…)`,
  ],
  [
    'code between two comments',
    write('{/* a */ b /* c */}'),
    `${odds}:19:1: “{/* a */ b /* c */}” would run as code — write the value itself, or \\{ for a brace`,
  ],
  [
    'component that holds a comment only',
    write('<Callout kind="tip" title="Dica">\n\n{/* depois */}\n\n</Callout>\n\nFim'),
    `${odds}:19:1: <Callout> is empty — write its text between <Callout> and </Callout>`,
  ],
  ['HTML comment', write('<!-- nota -->'), `${odds}:19:1: an HTML comment — write {/* comment */}`],
  [
    'component left open',
    write('<Callout kind="tip" title="Dica">\n\nx'),
    `${odds}:19:1: <Callout> is not closed where it should be — put </Callout> on a line of its own, with empty lines round the text; or write <Callout … />`,
  ],
  [
    'component closed before it opens',
    write('Uma odd</Term> alta.'),
    `${odds}:19:9: “</” closes a component that was not opened — remove it, or open the component before`,
  ],
  [
    'attribute without quotes',
    write('<Term id=odd>odd</Term>'),
    `${odds}:19:1: the tag <Term> is incomplete — write <Term name="text" other={1}>, with quotes and braces closed`,
  ],
  [
    'unknown prop',
    write('<Term id="odd" text="x">odd</Term>'),
    `${odds}:19:16: <Term>: unknown field “text” — remove it, or correct its spelling`,
  ],
  ['missing prop', write('<Term>odd</Term>'), `${odds}:19:1: <Term>: the field “id” is missing — add it: a text`],
  [
    'prop of a wrong type',
    write('<HandicapGrid line="1" stake={10} odds={2} />'),
    `${odds}:19:15: <HandicapGrid>: “line” is “1” — it must be a number`,
  ],
  [
    'prop out of range',
    write('<HandicapGrid line={0.5} stake={10} odds={1} />'),
    `${odds}:19:37: <HandicapGrid>: “odds” is “1” — it must be more than 1`,
  ],
  [
    'prop that is code',
    write('<HandicapGrid line={0.5} stake={5 + 5} odds={2} />'),
    `${odds}:19:26: “stake” of <HandicapGrid> is code — write a text in quotes, or a number (with a point: 2.1), a list or true between braces`,
  ],
  [
    'HTML',
    write('<b>Leia</b>'),
    `${odds}:19:1: <b> is HTML — use Markdown: **bold**, _italics_, [words](/page), an empty line between paragraphs`,
  ],
  [
    'line break of HTML',
    write('linha<br>linha'),
    `${odds}:19:6: <br> is HTML — end the line with “\\”, or leave an empty line between the paragraphs`,
  ],
  [
    'HTML that is not closed',
    write('um <b>dois'),
    `${odds}:19:4: <b> is HTML — use Markdown: **bold**, _italics_, [words](/page), an empty line between paragraphs`,
  ],
  [
    'table row with too many cells',
    write('| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\nFim'),
    `${odds}:21:1: the row of the table has 3 cells, and its heading 2: the rest would not be shown — add columns to the heading; for the sign itself write \\|`,
  ],
  [
    'signs of arithmetic',
    write('Aposte 2*3*4.'),
    `${odds}:19:9: the signs of “2*3*4” would be gone: here they mark emphasis — write × for times, or \\* and \\~ for the signs`,
  ],
  [
    'name of the site in a prop',
    write('<Callout kind="tip" title="O {name} diz">\n\nx\n\n</Callout>\n\nFim'),
    `${odds}:19:1: “{name}” would run as code — write the value itself, or \\{ for a brace`,
  ],
  [
    'list that skips a number',
    write('1. um\n3. dois'),
    `${odds}:20:1: item 3 of the list would be shown as 2 — number the items in order; if this is no list, write 3\\.`,
  ],
  [
    'check box',
    write('- [ ] um'),
    `${odds}:19:1: check boxes are not allowed — write an ordinary list: “- ” and the text`,
  ],
  [
    'words behind a fence',
    write('```conta 1\n2\n```'),
    `${odds}:19:1: “conta 1” after \`\`\` would not be on the page — remove it, or write it on the line below`,
  ],
  [
    'link without a text',
    write('[](/guia)'),
    `${odds}:19:1: the link to “/guia” has no text — write it between the brackets: [text of the link](/page)`,
  ],
  [
    'address that no link uses',
    write('Um.\n\n[lei]: /guia\n\nFim'),
    `${odds}:21:1: the line “[lei]: …” would not be on the page: no link uses this name — remove it, or use it in [text][name]`,
  ],
  [
    'a word of the glossary marked twice',
    write('Mais de uma <Term id="odd">odd</Term>.'),
    `${odds}:19:13: “odd” is marked as a word of the glossary twice — keep the first <Term>, and write the word alone here`,
  ],
  ['prop twice', write('<Term id="odd" id="odd">odd</Term>'), `${odds}:19:16: “id” stands twice in <Term> — keep one`],
  [
    'unknown formula',
    write('<Calc formula="implied" odds={2} />'),
    `${odds}:19:7: <Calc>: “formula” is “implied” — allowed: implied-probability, odds-from-probability, `,
  ],
  [
    'number outside both ranges of a formula',
    write('<Calc formula="american" american={50} />'),
    `${odds}:19:26: <Calc>: “american” is “50” — it must be at least 100; or it must be at most -100`,
  ],
  [
    'empty component',
    write('<Term id="odd"></Term>'),
    `${odds}:19:1: <Term> is empty — write its text between <Term> and </Term>`,
  ],
  [
    'text in a component that takes none',
    write('<ContactEmail>x</ContactEmail>'),
    `${odds}:19:1: <ContactEmail> takes no text — write it as <ContactEmail … />`,
  ],
  [
    'tab outside its tabs',
    edit(
      reviewText,
      '<Criterion id="usability">',
      '<Tab id="a" title="A">\n\nx\n\n</Tab>\n\n<Criterion id="usability">',
    ),
    `${reviewText}:17:1: <Tab> stands outside <Tabs> — put it between <Tabs> and </Tabs>`,
  ],
  [
    'text between tabs',
    edit(
      reviewText,
      '<Criterion id="usability">',
      '<Tabs label="Partes">\n\nx\n\n</Tabs>\n\n<Criterion id="usability">',
    ),
    `${reviewText}:19:1: <Tabs> holds something that is no <Tab> — put the text into a <Tab>`,
  ],
  [
    'component of reviews elsewhere',
    write('<Fact id="licence" />'),
    `${odds}:19:1: <Fact> works in content/reviews only — remove the component`,
  ],
  [
    'second title',
    edit(odds, '## Começo [#comeco]', '# Começo [#comeco]'),
    `${odds}:13:1: a second title: “#” is the title, and that stands in the frontmatter — use “##” for sections`,
  ],
  [
    'heading without id',
    edit(odds, '## Começo [#comeco]', '## Começo da lição'),
    `${odds}:13:1: the heading “Começo da lição” has no id — end the line with [#comeco-da-licao]; in a translation, with the original’s id`,
  ],
  [
    'heading id that is no address',
    edit(odds, '[#comeco]', '[#Começo]'),
    `${odds}:13:1: the id “Começo” cannot be an address — write [#comeco]: lower case without accents, digits and hyphens`,
  ],
  [
    'heading id twice',
    edit(odds, '[#detalhe]', '[#comeco]'),
    `${odds}:17:1: the id “comeco” is used twice on this page — change one of the two`,
  ],
  [
    'heading level skipped',
    edit(odds, '### Detalhe', '#### Detalhe'),
    `${odds}:17:1: a heading of level 4 skips a level — use ### here`,
  ],
  [
    'picture without description',
    write('![](/logo.svg)'),
    `${odds}:19:1: the picture has no description — write it between the brackets: ![what the picture shows](/file.svg)`,
  ],
  [
    'picture from elsewhere',
    write('![Logo](https://example.com/logo.svg)'),
    `${odds}:19:1: the picture “https://example.com/logo.svg” is not of this site — put the file into public/ and write /file.svg`,
  ],
  [
    'picture of a heavy kind',
    write('![Logo](/logo.png)'),
    `${odds}:19:1: the picture “/logo.png” is neither SVG nor AVIF nor WebP — convert the file: those weigh less`,
  ],
  [
    'picture whose address stands elsewhere',
    write('![Logo][logo]\n\n[logo]: https://example.com/logo.svg\n\nFim'),
    `${odds}:19:1: the picture’s address stands on another line — write both at once: ![what the picture shows](/file.svg)`,
  ],
  [
    'footnote',
    write('Nota[^1].\n\n[^1]: Fonte.\n\nFim'),
    `${odds}:21:1: footnotes are not allowed — name the source in the sentence and under “sources” in the frontmatter`,
  ],
  [
    'footnote that stands nowhere',
    write('Nota[^1].'),
    `${odds}:19:1: footnotes are not allowed — name the source in the sentence and under “sources” in the frontmatter`,
  ],
  [
    'link whose address stands nowhere',
    write('Veja **a** [lei][lei-1].'),
    `${odds}:19:11: a link without an address: no line says where it leads — write both at once: [text](/page)`,
  ],
];

const references: Case[] = [
  [
    'link to a page that does not exist',
    write('[Banca](/guia/bancas)'),
    `${odds}:19:1: there is no page /guia/bancas — did you mean /guia/banca?`,
  ],
  [
    'link with a language prefix',
    write('[Banca](/pt/guia/banca)'),
    `${odds}:19:1: there is no page /pt/guia/banca — did you mean /guia/banca?`,
  ],
  [
    'link without a target',
    write('[Banca](guia/banca)'),
    `${odds}:19:1: the link “guia/banca” has no usable target — begin it with https://, with / for a page of this site, or with #`,
  ],
  [
    'link to no heading of this page',
    write('[Fim](#detalhes)'),
    `${odds}:19:1: /guia/odds has no heading with the id “detalhes” — did you mean #detalhe?`,
  ],
  [
    'link to no heading of another page',
    write('[Fim](/guia/banca#fim-da-linha)'),
    `${odds}:19:1: /guia/banca has no heading with the id “fim-da-linha” — use an id that exists there`,
  ],
  [
    'link to no term',
    write('[Odds](/dicionario#odds)'),
    `${odds}:19:1: /dicionario has no heading with the id “odds” — did you mean #odd?`,
  ],
  [
    'picture that does not exist',
    write('![Logo](/logo.svg)'),
    `${odds}:19:1: public/logo.svg does not exist — add the file, or correct the path`,
  ],
  [
    'picture without a size',
    { ...write('![Logo](/logo.svg)'), 'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
    `${odds}:19:1: public/logo.svg does not tell its size — export the picture anew; an SVG with viewBox="0 0 width height"`,
  ],
  [
    'button to no page',
    {
      [home]: swap(
        'Bem-vindo.',
        '<Hero title="Oi" art="home" actions={[{"label": "Ir", "to": "/guias"}]}>\n\nOi.\n\n</Hero>',
      ),
    },
    `${home}:7:1: there is no page /guias — did you mean /guia?`,
  ],
  [
    'unknown term',
    write('<Term id="od">odd</Term>'),
    `${odds}:19:1: the glossary has no term “od” — did you mean “odd”?`,
  ],
  [
    'unknown banner',
    write('<Banner id={1} />'),
    `${odds}:19:1: the banner 1 is not in content/site.yml — allowed: 163019`,
  ],
  [
    'article that the guide lists twice',
    edit(guide, 'slug: banca', 'slug: odds'),
    `${guide}:11:9: “odds” stands twice — keep one`,
  ],
  [
    'term id that was translated',
    {
      ...edit('content/glossary/en.yml', 'term: Odd', 'term: Price (odds)'),
      'content/pages/home/en.mdx': swap('Welcome.', '<Term id="price">x</Term>'),
      [home]: swap('Bem-vindo', 'Olá'),
    },
    'content/pages/home/en.mdx:8:1: the glossary has no term “price” — did you mean “odd”?',
  ],
  [
    'card in a language that the article is written in',
    {
      [guide]: swap('icon: wallet', 'icon: wallet\n        card: { pt: { title: Banca, description: Dinheiro } }'),
    },
    `${guide}:13:17: “card.pt” is not shown any more: the text is in ${banca} — remove it`,
  ],
  [
    'article that no group lists',
    edit(guide, '      - slug: banca\n        icon: wallet\n', ''),
    'content/guide/banca: no group of the guide lists this article — add “- slug: banca” to a group in content/guide/guide.yml',
  ],
  [
    'article that is not written',
    edit(guide, 'slug: banca', 'slug: roleta'),
    `${guide}:11:9: the article “roleta” does not exist — write content/guide/roleta/, or remove the row`,
  ],
  [
    'end of a group that does not exist',
    edit(guide, 'end: /dicionario', 'end: /dicionarios'),
    `${guide}:7:5: there is no page /dicionarios — did you mean /dicionario?`,
  ],
  [
    'related pages of no article',
    {
      'content/related.yml': (text) => text + text.slice(text.indexOf('/blog/primeiro')).replace('primeiro', 'ultimo'),
    },
    'content/related.yml:10:1: /blog/ultimo is neither an article nor a post — correct the address, or remove the row',
  ],
  [
    'article that leads to itself',
    edit('content/related.yml', 'to: /guia,', 'to: /guia/odds,'),
    'content/related.yml:2:7: the page leads to itself — choose another page',
  ],
  [
    'ranking of an unknown review',
    edit('content/rankings.yml', 'review: casa-3', 'review: casa-4'),
    'content/rankings.yml:4:7: there is no review “casa-4” — did you mean “casa-1”?',
  ],
  [
    'TOP 3 out of order',
    edit(lastReview, 'rating: 8', 'rating: 8.1'),
    'content/rankings.yml:4:7: the TOP 3 is in order of score, and Casa 3 (8.1) stands after Casa 2 (8) — swap the rows',
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
    'content/rankings.yml:2:83: Casa 1 has 8, and the highest rating is 8.1 — write another highlight',
  ],
  [
    'heading with an id of the frame',
    edit(odds, '[#detalhe]', '[#menu]'),
    `${odds}:17:1: the id “menu” belongs to a fixed part of the page — choose another`,
  ],
  [
    'heading with an id of the review’s own parts',
    edit(reviewText, '<Criterion id="usability">', '## Resumo [#resumo]\n\n<Criterion id="usability">'),
    `${reviewText}:17:1: the id “resumo” belongs to a fixed part of the page — choose another`,
  ],
  [
    'term with an id of the frame',
    edit(glossary, 'id: odd', 'id: conteudo'),
    `${glossary}:1:3: the id “conteudo” belongs to a fixed part of the page — choose another`,
  ],
  [
    'review twice in the ranking',
    edit('content/rankings.yml', 'review: casa-3', 'review: casa-2'),
    'content/rankings.yml:4:7: “casa-2” stands twice — keep one',
  ],
  [
    'review without a partner link',
    edit('content/site.yml', '  casa-3: https://parceiro.example/casa-3\n', ''),
    'content/site.yml:14:1: partnerLinks has no row for “casa-3” — add it; until there is a link: https://parceiro.example/casa-3',
  ],
  [
    'partner link of no review',
    edit('content/site.yml', 'casa-3: https', 'casa-9: https://parceiro.example/casa-9\n  casa-3: https'),
    'content/site.yml:17:3: there is no review “casa-9” — correct it, or remove it',
  ],
  [
    'bottom banner without an id',
    edit('content/site.yml', 'bottom: [{ id: 163019', 'bottom: [{ id: 163020'),
    'content/site.yml:13:14: the banner 163020 is not in content/site.yml — allowed: 163019',
  ],
  ['term twice', { [glossary]: (text) => text + text }, `${glossary}:6:3: “odd” stands twice — keep one`],
  [
    'term without a translation',
    { [glossary]: (text) => `${text}${text.replace('id: odd', 'id: banca')}` },
    `content/glossary/es.yml: the term “banca” is missing — translate it from ${glossary}`,
  ],
  [
    'term that relates to none',
    edit(glossary, 'article: odds', 'related: [banca]'),
    `${glossary}:5:13: the glossary has no term “banca” — add it to ${glossary}`,
  ],
  [
    'term of no article',
    edit(glossary, 'article: odds', 'article: odd'),
    `${glossary}:5:3: the article “odd” does not exist — did you mean “odds”?`,
  ],
  [
    'translation with fields of the original',
    { 'content/glossary/en.yml': (text) => `${text}  article: odds\n` },
    `content/glossary/en.yml:1:3: “odd” has “related” or “article” — these stand in ${glossary} only`,
  ],
  [
    'title twice',
    edit(odds, 'title: Odds', 'title: Banca'),
    `${odds}:2:1: “title” is the same as in ${banca} — every page needs its own`,
  ],
];

describe.each([
  ['fields', fields],
  ['scores', scores],
  ['files', files],
  ['MDX', mdx],
  ['references', references],
])('bad content never builds: %s', (_, cases) => {
  test.each(cases)('%s', (_slip, changes, line) => {
    const diagnostics = diagnosticsOf(changes);
    // Lines that end in a long list of what is allowed are cut short in the table.
    expect(diagnostics).toContainEqual(line.endsWith(' ') ? expect.stringContaining(line) : line);
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
  ];
  expect(slips.map((changes) => diagnosticsOf(changes).filter((line) => !line.includes('detalhe”')).length)).toEqual([
    1, 1, 1, 1,
  ]);
});

test('a comment on a line of its own, and after a number, stays one', () => {
  expect(diagnosticsOf(edit(odds, 'goal:', '# nota\ngoal:'))).toEqual([]);
  expect(diagnosticsOf(edit('content/site.yml', 'width: 300', 'width: 300 # px'))).toEqual([]);
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
