import type { IconName } from './icons.ts';
import type { CriterionId } from './index.ts';

/** The drawing of each criterion; names stand in the message group `criteria`. */
export const criterionIcons: Record<CriterionId, IconName> = {
  usability: 'smartphone',
  payments: 'wallet',
  trust: 'shield',
  markets: 'chart',
  games: 'dice',
  support: 'headset',
  bonuses: 'gift',
};
