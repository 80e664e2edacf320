import { edit, guide, neverBuilds, odds, review, reviewText, write } from '@/lib/testing/slips.ts';

neverBuilds([
  ['unknown field', edit(odds, 'goal:', 'subtitle: Mais\ngoal:'), `${odds}:8:1 fields.unknown subtitle`],
  ['missing field', edit(odds, 'goal: Ler uma odd.\n', ''), `${odds}:2:1 fields.missing goal types.string`],
  [
    'empty field',
    edit(odds, 'goal: Ler uma odd.', 'goal:'),
    `${odds}:8:1 fields.wrong goal values.empty mend.type types.string`,
  ],
  ['blank field', edit(odds, 'goal: Ler uma odd.', 'goal: " "'), `${odds}:8:1 fields.missing goal types.string`],
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
    'source dated by a year without quotes',
    edit(odds, 'date: 2023-12-30', 'date: 1982'),
    `${odds}:10:66 fields.wrong sources[1].date “1982” mend.type types.quoted`,
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
    'number outside both ranges of a formula',
    write('<Calc formula="american" american={50} />'),
    `${odds}:19:26 mdx.ofComponent Calc fields.wrong american “50” mend.or mend.limit least 100 mend.limit most -100`,
  ],
]);
