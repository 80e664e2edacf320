import { edit, neverBuilds, review } from '@/lib/testing/slips.ts';

neverBuilds([
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
    'money of three decimals',
    edit(
      review,
      'facts: { payments: [pix]',
      'facts: { payments: [pix], minimumDeposit: { amount: 1.234, currency: BRL }',
    ),
    `${review}:18:45 fields.wrong facts.minimumDeposit.amount “1.234” mend.step 0.01`,
  ],
  [
    'unknown scale',
    edit(review, 'value: 8, scale: 10', 'value: 8, scale: 7'),
    `${review}:8:20 fields.wrong score.scale “7” mend.choice 5,10`,
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
]);
