/** How often a run of equal bets ends ahead: the binomial distribution of the wins. */
import { requireOdds, requireProbability, requireThat, requireWhole } from './check.ts';

/**
 * Probability (0–1) that `bets` independent bets of one stake at the same odds end in profit, a level result not counted.
 * @throws RangeError unless `odds` is greater than 1, `probability` lies between 0 and 1 and `bets` is a whole number of at least 1.
 */
export function chanceOfProfit(odds: number, probability: number, bets: number): number {
  requireOdds(odds);
  requireProbability(probability);
  requireThat(probability > 0 && probability < 1, 'probability', probability, 'greater than 0 and less than 1');
  requireWhole(bets, 'bets', 1);
  let sum = 0;
  // In logarithms, because (1 − p)ⁿ is too small for a number long before the sum is.
  let logarithm = bets * Math.log1p(-probability);
  for (let wins = 0; wins <= bets; wins++) {
    if (wins * odds > bets + 1e-9) sum += Math.exp(logarithm);
    logarithm += Math.log((bets - wins) / (wins + 1)) + Math.log(probability / (1 - probability));
  }
  return sum;
}
