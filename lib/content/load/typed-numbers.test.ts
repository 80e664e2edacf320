import { type Case, edit, neverBuilds, odds, review, write } from '@/lib/testing/slips.ts';

neverBuilds([
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
    'thousands with a point',
    edit(
      review,
      'facts: { payments: [pix]',
      'facts: { payments: [pix], minimumDeposit: { amount: 1.500, currency: BRL }',
    ),
    `${review}:18:53 fields.thousands 1.500 1.5 1500`,
  ],
  [
    'list with decimal commas',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix], bonus: { percentages: [2,5] }'),
    `${review}:18:49 fields.listComma 2,5 2.5`,
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
]);
