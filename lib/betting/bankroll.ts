/**
 * What becomes of a bankroll over many equal bets: chances of running out, where most bankrolls lie, and the path of a single one.
 *
 * Chances are computed exactly, nothing is simulated. Bets are independent, win with the same probability and have the same decimal
 * odds. Percentages run from 0 to 100, probabilities from 0 to 1.
 */
import {
  requireChance,
  requireOdds,
  requirePercent,
  requirePositive,
  requireProbability,
  requireThat,
  requireWhole,
  rounding,
} from './check.ts';
import { binomial, impliedProbability, runAtLeastOnce } from './odds.ts';

type Bets = { odds: number; probability: number };

/**
 * Probability (0–1) that, after one of `bets` bets, what is left does not cover the next stake: a fixed `percent` of the initial
 * bankroll. By dynamic programming over the number of wins: with the same number of bets and wins, the balance is the same.
 * The classical ruin problem at even money; Feller, "An Introduction to Probability Theory and Its Applications", vol. 1, chapter XIV.
 * @throws RangeError unless `percent` is greater than 0 and at most 100, `odds` greater than 1, `probability` between 0 and 1 and `bets` whole.
 */
export function chanceOfRuin(percent: number, bets: number, { odds, probability }: Bets): number {
  requirePercent(percent);
  requireThat(percent > 0, 'percent', percent, 'greater than 0');
  requireOdds(odds);
  requireChance(probability);
  requireWhole(bets, 'bets');
  /** Bankroll in stakes. */
  const start = 100 / percent;
  let ruined = 0;
  /** Chance of each number of wins among bankrolls that still cover a stake. */
  const alive = new Float64Array(bets + 1);
  alive[0] = 1;
  for (let bet = 1; bet <= bets; bet++) {
    // From the most wins down, so that each entry still has the chances of the bet before to draw on.
    for (let wins = bet; wins >= 0; wins--) {
      const chance = (alive[wins] ?? 0) * (1 - probability) + (alive[wins - 1] ?? 0) * probability;
      const covered = start + wins * odds - bet >= 1 - rounding;
      if (!covered) ruined += chance;
      alive[wins] = covered ? chance : 0;
    }
  }
  return ruined;
}

/**
 * The longest losing run to expect: the greatest length that comes up with at least `chance` (0–1, a half unless given) in `bets` bets.
 * 0 where not even one loss does.
 * @throws RangeError for a probability or chance outside 0–1 or `bets` not whole.
 */
export function longestLosingRun(probability: number, bets: number, chance = 0.5): number {
  requireProbability(chance, 'chance');
  requireChance(probability);
  requireWhole(bets, 'bets');
  let length = 0;
  let tooLong = bets + 1;
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (runAtLeastOnce(1 - probability, middle, bets) >= chance) length = middle;
    else tooLong = middle;
  }
  return length;
}

/** Wins among `bets` bets that are not passed with probability `part` (0–1): the quantile of the binomial distribution. */
function winsQuantile(bets: number, probability: number, part: number): number {
  requireWhole(bets, 'bets');
  requireChance(probability);
  requireProbability(part, 'part');
  let sum = 0;
  for (const [wins, chance] of binomial(bets, probability)) {
    sum += chance;
    if (sum >= part - 1e-12) return wins;
  }
  return bets;
}

/**
 * Probability (0–1) that `bets` independent bets of one stake at the same odds end in profit, a level result not counted.
 * @throws RangeError unless `odds` is greater than 1, `probability` lies between 0 and 1 and `bets` is a whole number of at least 1.
 */
export function chanceOfProfit(odds: number, probability: number, bets: number): number {
  requireOdds(odds);
  requireChance(probability);
  requireWhole(bets, 'bets', 1);
  let sum = 0;
  for (const [wins, chance] of binomial(bets, probability)) if (wins * odds > bets + rounding) sum += chance;
  return sum;
}

/**
 * Bankroll, the first being 100, that a share `part` (0–1) of bankrolls does not pass after `bets` bets of `percent` of the current
 * bankroll: 0.5 is the median. Exact, because the order of wins and losses does not matter to a proportional stake.
 * @throws RangeError for a percentage outside 0–100, odds of 1 or less, a probability or part outside 0–1, or `bets` not whole.
 */
export function bankrollQuantile(percent: number, bets: number, part: number, { odds, probability }: Bets): number {
  requirePercent(percent);
  requireOdds(odds);
  const wins = winsQuantile(bets, probability, part);
  return 100 * (1 + (percent / 100) * (odds - 1)) ** wins * (1 - percent / 100) ** (bets - wins);
}

/**
 * Mean bankroll, the first being 100, after `bets` bets of `percent` of the current bankroll: 100(1 + f(pd − 1))ⁿ.
 * @throws RangeError for a percentage outside 0–100, odds of 1 or less, a probability outside 0–1 or `bets` not whole.
 */
export function meanBankroll(percent: number, bets: number, { odds, probability }: Bets): number {
  requirePercent(percent);
  requireOdds(odds);
  requireProbability(probability);
  requireWhole(bets, 'bets');
  return 100 * (1 + (percent / 100) * (probability * odds - 1)) ** bets;
}

/**
 * Bankroll before the first bet and after each one, staking `percent` of the current bankroll at `odds`.
 * @throws RangeError unless `bankroll` is greater than 0, `percent` lies in 0–100 and `odds` is greater than 1.
 */
export function bankrollPath(
  wins: readonly boolean[],
  { bankroll, percent, odds }: { bankroll: number; percent: number; odds: number },
): number[] {
  requirePositive(bankroll, 'bankroll');
  requirePercent(percent);
  requireOdds(odds);
  const path = [bankroll];
  let current = bankroll;
  for (const won of wins) {
    const stake = (current * percent) / 100;
    current += won ? stake * (odds - 1) : -stake;
    path.push(current);
  }
  return path;
}

/**
 * Standard deviation of the yield (profit by money staked) in percentage points after `bets` equal bets: 100·d·√(p(1 − p)/n). At the
 * chance that the odds state, which is used unless another is given, 100·√((d − 1)/n): 10 points after 100 bets at 2.00.
 * @throws RangeError unless `odds` is greater than 1, `bets` is a whole number of at least 1 and `probability` lies in 0–1.
 */
export function yieldDeviation(odds: number, bets: number, probability = impliedProbability(odds)): number {
  requireOdds(odds);
  requireWhole(bets, 'bets', 1);
  requireProbability(probability);
  return 100 * odds * Math.sqrt((probability * (1 - probability)) / bets);
}
