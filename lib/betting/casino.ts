/**
 * Casino games and bonuses: what they return on average, and how much results spread round that mean.
 *
 * Money is in reais; RTP, edges and contributions are percentages from 0 to 100. RTP and volatility are the mean and the
 * standard deviation of the payout per unit staked: long-run figures that promise nothing about a session.
 */
import {
  requireNotNegative,
  requireOdds,
  requirePercent,
  requirePositive,
  requireProbability,
  requireThat,
  requireWhole,
  rounding,
} from './check.ts';

/** One prize of a game: its probability (0–1) in a round, and the payout as a multiple of the stake. */
export type Prize = { probability: number; payout: number };

function requirePrizes(prizes: readonly Prize[]): void {
  let sum = 0;
  for (const [index, { probability, payout }] of prizes.entries()) {
    requireProbability(probability, `prizes[${index}].probability`);
    requireNotNegative(payout, `prizes[${index}].payout`);
    sum += probability;
  }
  requireThat(sum <= 1 + rounding, 'sum of probabilities', sum, 'at most 1; what is left pays nothing');
}

/**
 * Return to player in percent: Σ pᵢXᵢ. What the prizes leave of the probability pays nothing.
 * @throws RangeError for probabilities outside 0–1, a sum over 1, or negative payouts.
 */
export function returnToPlayer(prizes: readonly Prize[]): number {
  requirePrizes(prizes);
  return prizes.reduce((sum, { probability, payout }) => sum + probability * payout, 0) * 100;
}

/**
 * Volatility: the standard deviation of a round's payout, in stakes.
 * @throws RangeError as `returnToPlayer`.
 */
export function volatility(prizes: readonly Prize[]): number {
  const mean = returnToPlayer(prizes) / 100;
  const square = prizes.reduce((sum, { probability, payout }) => sum + probability * payout ** 2, 0);
  return Math.sqrt(Math.max(0, square - mean ** 2));
}

/** About 95 % of the results of many rounds lie within this many standard deviations of the mean. */
export const usualDeviations = 1.96;

/**
 * Worst or best result of the middle 95 % of sessions, about, in reais (wins less stakes): mean ± 1.96 standard deviations. Good for
 * many rounds of a game without rare, large prizes.
 * @throws RangeError as `returnToPlayer`, or unless `rounds` is a whole number of at least 1 and `stake` is greater than 0.
 */
export function usualResult(
  prizes: readonly Prize[],
  { rounds, stake }: { rounds: number; stake: number },
  side: 'worst' | 'best',
): number {
  requireWhole(rounds, 'rounds', 1);
  requirePositive(stake, 'stake');
  const mean = (returnToPlayer(prizes) / 100 - 1) * rounds;
  const spread = usualDeviations * volatility(prizes) * Math.sqrt(rounds);
  return stake * (side === 'best' ? mean + spread : mean - spread);
}

/**
 * Rounds after which the return seen lies within `points` percentage points of the RTP about 95 times in 100, to two significant
 * digits: (1.96 σ / points)².
 * @throws RangeError as `returnToPlayer`, or unless `points` is greater than 0.
 */
export function roundsToConverge(prizes: readonly Prize[], points: number): number {
  requirePositive(points, 'points');
  return Number((((usualDeviations * volatility(prizes)) / (points / 100)) ** 2).toPrecision(2));
}

/**
 * House edge in percent of the money staked: 100 − RTP.
 * @throws RangeError unless `rtp` lies in 0–100.
 */
export function houseEdge(rtp: number): number {
  requirePercent(rtp, 'rtp');
  return 100 - rtp;
}

/**
 * Mean loss of a number of bets in reais: bets × stake × house edge.
 * @throws RangeError unless `bets` is a whole number of at least 0, `stake` greater than 0 and `rtp` in 0–100.
 */
export function expectedLoss(bets: number, stake: number, rtp: number): number {
  requireWhole(bets, 'bets');
  requirePositive(stake, 'stake');
  return (bets * stake * houseEdge(rtp)) / 100;
}

/**
 * Money to stake before a bonus may be withdrawn: base × multiplier ÷ contribution. The base is the bonus, or deposit and
 * bonus, as the terms say; a game that counts 10 % makes a 5× rollover as long as 50×.
 * @throws RangeError unless `base` and `multiplier` are greater than 0 and `contribution` is in 0–100 and greater than 0.
 */
export function turnover(base: number, multiplier: number, contribution: number): number {
  requirePositive(base, 'base');
  requirePositive(multiplier, 'multiplier');
  requirePositive(contribution, 'contribution');
  requirePercent(contribution, 'contribution');
  return (base * multiplier * 100) / contribution;
}

/**
 * Mean cost of a rollover in reais: turnover × house edge. It ignores ruin on the way and win limits.
 * @throws RangeError as `turnover`, or for `rtp` outside 0–100.
 */
export function rolloverCost(base: number, multiplier: number, contribution: number, rtp: number): number {
  return (turnover(base, multiplier, contribution) * houseEdge(rtp)) / 100;
}

/**
 * Mean value of a bonus in reais after its rollover, counted on the bonus: bonus − cost. Negative where the rollover costs more than it gives.
 * @throws RangeError as `rolloverCost`.
 */
export function bonusValue(bonus: number, multiplier: number, contribution: number, rtp: number): number {
  return bonus - rolloverCost(bonus, multiplier, contribution, rtp);
}

/**
 * Mean value in reais of a bet paid by the house whose stake is not returned: chance × stake × (odds − 1).
 * @throws RangeError unless `stake` is greater than 0, `odds` greater than 1 and `probability` in 0–1.
 */
export function freeBetValue(stake: number, odds: number, probability: number): number {
  requirePositive(stake, 'stake');
  requireOdds(odds);
  requireProbability(probability);
  return probability * stake * (odds - 1);
}

/**
 * Probability (0–1) that a crash game reaches a multiplier: RTP ÷ multiplier. It follows from a return that is the same at every
 * point of cashing out: chance × multiplier = RTP.
 * @throws RangeError unless `rtp` lies in 0–100 and `multiplier` is at least 1.
 */
export function crashReaches(rtp: number, multiplier: number): number {
  requirePercent(rtp, 'rtp');
  requireThat(multiplier >= 1, 'multiplier', multiplier, 'at least 1');
  return rtp / 100 / multiplier;
}

/** Numbers on the wheel without its zeros. Payouts would be fair if there were no others. */
const pricedNumbers = 36;

function requirePockets(pockets: number): void {
  requireThat(pockets === 37 || pockets === 38, 'pockets', pockets, '37 (one zero) or 38 (two zeros)');
}

/**
 * House edge in percent of roulette bets at 36/n − 1 to 1: 2.70 on one zero (37 pockets), 5.26 on two (38).
 * @throws RangeError unless `pockets` is 37 or 38.
 */
export function rouletteEdge(pockets: number): number {
  requirePockets(pockets);
  return ((pockets - pricedNumbers) / pockets) * 100;
}

/**
 * House edge in percent of even-money bets on one zero where the zero takes only half of them (la partage): 1.35.
 */
export function laPartageEdge(): number {
  return rouletteEdge(37) / 2;
}

/**
 * Probability (0–1) that a bet covering a number of pockets wins.
 * @throws RangeError unless `numbers` is a whole number from 1 to `pockets` and `pockets` is 37 or 38.
 */
export function rouletteProbability(numbers: number, pockets: number): number {
  requirePockets(pockets);
  requireWhole(numbers, 'numbers', 1);
  requireThat(numbers <= pockets, 'numbers', numbers, `at most the ${pockets} pockets`);
  return numbers / pockets;
}

/**
 * Profit of a roulette bet per unit staked: 35 on one number, 1 on eighteen.
 * @throws RangeError unless `numbers` is a divisor of 36.
 */
export function roulettePayout(numbers: number): number {
  requireThat(numbers >= 1 && pricedNumbers % numbers === 0, 'numbers', numbers, 'a divisor of 36');
  return pricedNumbers / numbers - 1;
}

/** Prizes of two invented slots that return the whole stake; `slotPrizes` makes them rarer by the RTP. */
const slotShapes = {
  /** Frequent, small prizes. */
  low: [
    { probability: 0.3, payout: 1.5 },
    { probability: 0.1, payout: 3 },
    { probability: 0.02, payout: 8 },
    { probability: 0.003, payout: 30 },
  ],
  /** Rare, large prizes. */
  high: [
    { probability: 0.12, payout: 1 },
    { probability: 0.03, payout: 6 },
    { probability: 0.006, payout: 30 },
    { probability: 0.0012, payout: 150 },
    { probability: 0.0002, payout: 1000 },
    { probability: 0.00002, payout: 7000 },
  ],
} as const satisfies Record<string, readonly Prize[]>;

export type Volatility = keyof typeof slotShapes;

/**
 * Prizes of an invented slot of low or high volatility with the given RTP: payouts are the same for every RTP, chances are not.
 * @throws RangeError unless `rtp` lies in 0–100.
 */
export function slotPrizes(kind: Volatility, rtp: number): Prize[] {
  requirePercent(rtp, 'rtp');
  return slotShapes[kind].map(({ probability, payout }) => ({ probability: (probability * rtp) / 100, payout }));
}
