/**
 * How much to stake, and what losses do to a bankroll. Money is in reais, percentages run from 0 to 100.
 */
import {
  requireOdds,
  requirePercent,
  requirePositive,
  requireProbability,
  requireThat,
  requireWhole,
} from './check.ts';

/**
 * Stake in reais: `percent` of a bankroll, 1 % being one unit. Of the initial bankroll it is a fixed stake, of the current one a
 * proportional stake.
 * @throws RangeError unless `bankroll` is greater than 0 and `percent` lies in 0–100.
 */
export function stakeOf(bankroll: number, percent: number): number {
  requirePositive(bankroll, 'bankroll');
  requirePercent(percent);
  return (bankroll * percent) / 100;
}

/**
 * Kelly stake in percent of the bankroll: (bp − q)/b with b = d − 1, and 0 where the price gives no advantage.
 * Source: J. L. Kelly, "A New Interpretation of Information Rate", Bell System Technical Journal 35 (1956).
 * @throws RangeError for odds of 1 or less, or a probability outside 0–1.
 */
export function kelly(odds: number, probability: number): number {
  requireOdds(odds);
  requireProbability(probability);
  const b = odds - 1;
  return Math.max(0, (b * probability - (1 - probability)) / b) * 100;
}

/**
 * Gain in percent of what is left that brings a bankroll back to its peak: 1/(1 − D) − 1. A drawdown of 50 needs 100.
 * @throws RangeError unless `drawdown` is at least 0 and less than 100: nothing recovers from nothing.
 */
export function gainToRecover(drawdown: number): number {
  requireThat(drawdown >= 0 && drawdown < 100, 'drawdown', drawdown, 'a percentage from 0 to less than 100');
  return (drawdown / (100 - drawdown)) * 100;
}

/**
 * Bankroll left after losses in a row, staking `percent` of the current bankroll each time. Never quite 0 below 100 %.
 * @throws RangeError unless `bankroll` is greater than 0, `percent` lies in 0–100 and `losses` is a whole number of at least 0.
 */
export function afterLossesProportional(bankroll: number, percent: number, losses: number): number {
  requirePositive(bankroll, 'bankroll');
  requirePercent(percent);
  requireWhole(losses, 'losses');
  return bankroll * (1 - percent / 100) ** losses;
}

/**
 * Bankroll left after losses in a row, staking `percent` of the initial bankroll each time; 0 once it is used up.
 * @throws RangeError as `afterLossesProportional`.
 */
export function afterLossesFixed(bankroll: number, percent: number, losses: number): number {
  requireWhole(losses, 'losses');
  return Math.max(0, bankroll - stakeOf(bankroll, percent) * losses);
}

/**
 * Drawdown in percent after losses in a row with a proportional stake: 1 − (1 − f)ⁿ. Ten losses at 3 % give 26.3.
 * @throws RangeError as `afterLossesProportional`.
 */
export function losingStreakDrawdown(percent: number, losses: number): number {
  return 100 - afterLossesProportional(100, percent, losses);
}
