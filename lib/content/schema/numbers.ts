/**
 * Kinds of number that figures and formulas take. The limits are wider than any honest example, and narrow enough that a slip is
 * refused where it is typed: whatever passes is drawn in a moment, without NaN or ∞.
 */
import { z } from 'zod';
import { rounding } from '@/lib/betting/check.ts';
import { type Refinement, rule } from './fields.ts';

/** The longest price, against 1: twice the 5000/1 at which Leicester won the league. */
export const longest = 10_000;
/** Decimal odds. */
export const odds = z
  .number()
  .min(1.01)
  .max(longest + 1);
/** All odds of one market. */
export const market = z.array(odds).min(2).max(40);
/** Reais. */
export const money = z.number().multipleOf(0.01).min(0.01).max(1_000_000);
/** Of what may happen and may not, from 0 to 1. */
export const probability = z.number().gt(0).lt(1);
/** Written as 4.5 for 4.5 %. */
export const percent = z.number().min(0.001).max(100);
/** Return to player, in percent. */
export const rtp = z.number().min(1).max(99.9);
/** How many times an amount is played. */
export const multiplier = z.number().multipleOf(0.1).min(0.1).max(1000);
/** An Asian handicap in goals, which figures lay out goal by goal. */
export const handicap = z.number().multipleOf(0.25).min(-10).max(10);
/** An Asian line of a football match's goals or corners. */
export const total = z.number().multipleOf(0.25).min(0.25).max(20);
/** A line that no count of goals, corners or the like meets. */
export const halfLine = z
  .number()
  .min(0.5)
  .max(30.5)
  .refine((line) => Number.isInteger(line + 0.5), rule('halfLine'));
/** The chance of a goal in a minute. */
export const perMinute = z.number().min(0.001).max(0.2);
/** Goals expected of a team. */
export const goals = z.number().min(0.01).max(5);

/** What a bankroll has lost, in percent. */
export const drawdown = z.number().min(0.1).max(99.9);

/** A bonus, the deposit that comes with it, and the stake of each round of a game of this RTP. */
export const bonusOffer = {
  deposit: z.number().multipleOf(0.01).min(0).max(1_000_000),
  bonus: money,
  stake: money,
  rtp,
};

/** The balance is followed stake by stake, at a cost that grows with the square of their number. */
export const wholeStakes: Refinement<z.infer<z.ZodObject<typeof bonusOffer>>> = [
  ({ deposit, bonus, stake }) =>
    [deposit, bonus].every((amount) => Math.abs(amount / stake - Math.round(amount / stake)) < rounding) &&
    (deposit + bonus) / stake < 200.5,
  { error: rule('wholeStakes'), path: ['stake'] },
];

/** A bankroll staked in parts grows beyond all numbers where each bet wins much on average. */
export const fairEdge: Refinement<{ odds: number; probability: number }> = [
  ({ odds, probability }) => odds * probability <= 1.2 + rounding,
  { error: rule('fairEdge'), path: ['probability'] },
];
