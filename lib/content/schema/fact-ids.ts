/** Facts in the order in which a review's table shows them. */
export const factIds = [
  'licence',
  'founded',
  'minimumDeposit',
  'minimumWithdrawal',
  'payments',
  'withdrawal',
  'bonus',
  'rollover',
  'cashback',
  'vip',
  'games',
  'providers',
  'support',
  'app',
  'complaints',
] as const;
export type FactId = (typeof factIds)[number];

/** Facts that every review shows, known or not; the others only where they are known. */
export const essentialFacts: readonly FactId[] = [
  'licence',
  'founded',
  'minimumDeposit',
  'minimumWithdrawal',
  'payments',
  'bonus',
  'rollover',
];
