import { type Case, edit, guide, home, neverBuilds, odds, review, write } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'way to pay twice',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix, pix]'),
    `${review}:18:10 fields.wrong facts.payments values.list rules.eachOnce`,
  ],
  ...[
    ['nowhere', '', '8:1 mdx.ofComponent Card fields.wrong to values.missing rules.oneAddress'],
    [
      'to a page and has an id',
      ' id="cartao" to="/guia"',
      '8:42 mdx.ofComponent Card fields.wrong to “/guia” rules.oneAddress',
    ],
  ].map(
    ([slip, props = '', found = '']): Case => [
      `card that leads ${slip}`,
      edit(home, 'Bem-vindo.', `<Cards>\n<Card icon="pix" title="PIX"${props}>\n\nTexto.\n\n</Card>\n</Cards>`),
      `${home}:${found}`,
    ],
  ),
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
    'multipliers out of order',
    write('<BonusOutcomes deposit={100} bonus={100} stake={1} rtp={96} multipliers={[35, 5]} />'),
    `${odds}:19:61 mdx.ofComponent BonusOutcomes fields.wrong multipliers values.list rules.rising`,
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
]);
