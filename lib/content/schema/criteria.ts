import type { IconName } from './icons.ts';

/** Criteria of the reviews; their names stand in the message group `criteria`. */
export const criterionIds = ['usability', 'payments', 'trust', 'markets', 'games', 'support', 'bonuses'] as const;
export type CriterionId = (typeof criterionIds)[number];

export const criterionIcons: Record<CriterionId, IconName> = {
  usability: 'smartphone',
  payments: 'wallet',
  trust: 'shield',
  markets: 'chart',
  games: 'dice',
  support: 'headset',
  bonuses: 'gift',
};
