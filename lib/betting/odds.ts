/**
 * Odds, what they say about chances, and what the operator keeps; how often something happens in independent tries.
 *
 * Odds are decimal and greater than 1, stakes are in reais, probabilities run from 0 to 1, percentages from 0 to 100.
 * The formulas are definitions; see Haigh, "Taking Chances" (Oxford University Press, 2003) and Buchdahl, "Squares & Sharps,
 * Suckers & Sharks" (High Stakes, 2016).
 */
import { requireChance, requireOdds, requirePositive, requireProbability, requireThat, requireWhole } from './check.ts';

/**
 * Decimal odds of the fraction `numerator`/`denominator`: 3/2 gives 2.5.
 * @throws RangeError unless both are greater than 0.
 */
export function fromFractional(numerator: number, denominator: number): number {
  requirePositive(numerator, 'numerator');
  requirePositive(denominator, 'denominator');
  return 1 + numerator / denominator;
}

/**
 * The fraction of smallest denominator within 0.005 of the decimal odds: 1.91 gives 10/11, as bookmakers write it.
 * @throws RangeError unless `odds` is greater than 1.
 */
export function toFractional(odds: number): { numerator: number; denominator: number } {
  requireOdds(odds);
  const profit = odds - 1;
  for (let denominator = 1; ; denominator++) {
    const numerator = Math.max(1, Math.round(profit * denominator));
    if (Math.abs(numerator / denominator - profit) <= 0.005) return { numerator, denominator };
  }
}

/**
 * Decimal odds of American odds: +150 gives 2.5, −150 gives 1.67.
 * @throws RangeError unless `american` is at least 100 or at most −100.
 */
export function fromAmerican(american: number): number {
  requireThat(
    Number.isFinite(american) && Math.abs(american) >= 100,
    'american',
    american,
    'American odds of +100 or more, or −100 or less',
  );
  return american > 0 ? 1 + american / 100 : 1 + 100 / -american;
}

/**
 * American odds, rounded to a whole number: profit on 100 from 2.00 up, else the stake that wins 100 as a negative number.
 * @throws RangeError unless `odds` is greater than 1.
 */
export function toAmerican(odds: number): number {
  requireOdds(odds);
  return Math.round(odds >= 2 ? (odds - 1) * 100 : -100 / (odds - 1));
}

/**
 * Probability (0–1) that the odds state, margin included: 1/d. With equal stakes, this share of bets must win for neither profit nor loss.
 * @throws RangeError unless `odds` is greater than 1.
 */
export function impliedProbability(odds: number): number {
  requireOdds(odds);
  return 1 / odds;
}

/**
 * Decimal odds without margin of a probability: 1/p.
 * @throws RangeError unless `probability` lies between 0 and 1, both excluded.
 */
export function oddsFromProbability(probability: number): number {
  requireChance(probability);
  return 1 / probability;
}

/** Sum of the implied probabilities of all outcomes of a market (1.047 for 1.91/1.91). */
function book(odds: readonly number[]): number {
  requireThat(odds.length >= 2, 'odds.length', odds.length, 'the odds of at least two outcomes, all of the market');
  return odds.reduce((sum, price, index) => {
    requireOdds(price, `odds[${index}]`);
    return sum + 1 / price;
  }, 0);
}

/**
 * Overround of a market in percent: how far the implied probabilities exceed 100 %, Σ(1/d) − 1. Not the operator's hold.
 * Negative when the prices of the market together favour the bettor.
 * @throws RangeError for fewer than two odds, or odds of 1 or less.
 */
export function overround(odds: readonly number[]): number {
  return (book(odds) - 1) * 100;
}

/**
 * Operator's hold of a market in percent of the money staked, when it pays the same on every outcome: 1 − 1/Σ(1/d).
 * @throws RangeError for fewer than two odds, or odds of 1 or less.
 */
export function hold(odds: readonly number[]): number {
  return (1 - 1 / book(odds)) * 100;
}

/**
 * Probability (0–1) of the outcome at `index`, counted from 0, with the market's margin taken out in proportion: (1/d)/Σ(1/d).
 * @throws RangeError for fewer than two odds, odds of 1 or less, or an index outside the market.
 */
export function fairProbability(odds: readonly number[], index: number): number {
  const sum = book(odds);
  const price = odds[index];
  if (price === undefined)
    throw new RangeError(`index is ${index}; allowed: a whole number from 0 to ${odds.length - 1}`);
  return 1 / price / sum;
}

/**
 * Odds of an accumulator: the product of its selections' odds.
 * @throws RangeError for no selection, or odds of 1 or less.
 */
export function accumulator(odds: readonly number[]): number {
  requireThat(odds.length > 0, 'odds.length', odds.length, 'at least one selection');
  return odds.reduce((product, price, index) => {
    requireOdds(price, `odds[${index}]`);
    return product * price;
  }, 1);
}

/**
 * Mean result in reais of a bet on any outcome of a market, at the chances that remain when the margin is taken out in
 * proportion: minus the stake times the hold.
 * @throws RangeError as `hold`, or unless `stake` is greater than 0.
 */
export function marginCost(stake: number, odds: readonly number[]): number {
  requirePositive(stake, 'stake');
  return (-stake * hold(odds)) / 100;
}

/**
 * Money paid for a winning bet, stake included: s·d.
 * @throws RangeError unless `stake` is greater than 0 and `odds` greater than 1.
 */
export function payout(stake: number, odds: number): number {
  requirePositive(stake, 'stake');
  requireOdds(odds);
  return stake * odds;
}

/**
 * Money won with a winning bet, stake not included: s(d − 1).
 * @throws RangeError as `payout`.
 */
export function profit(stake: number, odds: number): number {
  return payout(stake, odds) - stake;
}

/**
 * Mean result of a bet in reais if `probability` is true: s(pd − 1). Negative where the price is too low.
 * @throws RangeError as `payout`, or for a probability outside 0–1.
 */
export function expectedValue(stake: number, odds: number, probability: number): number {
  requireProbability(probability);
  return payout(stake, odds) * probability - stake;
}

/**
 * Probability (0–1) that independent events of the same probability all happen: pⁿ.
 * @throws RangeError for a probability outside 0–1 or `times` below 0 or not whole.
 */
export function everyTime(probability: number, times: number): number {
  requireProbability(probability);
  requireWhole(times, 'times');
  return probability ** times;
}

/**
 * Probability (0–1) that an event happens at least once in independent tries: 1 − (1 − p)ⁿ.
 * @throws RangeError as `everyTime`.
 */
export function atLeastOnce(probability: number, times: number): number {
  requireProbability(probability);
  return 1 - everyTime(1 - probability, times);
}

/**
 * Probability (0–1) that an event happens `length` times in a row at least once in independent tries. Five heads in a row in a
 * hundred tosses: 0.81.
 * @throws RangeError for a probability outside 0–1, a length below 1 or `times` below 0, or either not whole.
 */
export function runAtLeastOnce(probability: number, length: number, times: number): number {
  requireProbability(probability);
  requireWhole(length, 'length', 1);
  requireWhole(times, 'times');
  const run = probability ** length;
  /** Chance of a run by each try: there was one before, or the first one ends here, after a miss or at the start. */
  const found = Array<number>(Math.min(length, times + 1)).fill(0);
  for (let time = length; time <= times; time++) {
    const ends = time === length ? run : (1 - (found[time - length - 1] ?? 0)) * (1 - probability) * run;
    found.push((found[time - 1] ?? 0) + ends);
  }
  return found[times] ?? 0;
}

/**
 * Number of times that an event happens in independent tries, from none to every time, each with its probability (0–1).
 * @throws RangeError unless `probability` lies between 0 and 1, both excluded, and `times` is a whole number of at least 0.
 */
export function* binomial(times: number, probability: number): Generator<[count: number, chance: number]> {
  requireWhole(times, 'times');
  requireChance(probability);
  // In logarithms: of many tries, (1 − p)ⁿ is less than the least number above 0.
  let logarithm = times * Math.log1p(-probability);
  for (let count = 0; count <= times; count++) {
    yield [count, Math.exp(logarithm)];
    logarithm += Math.log((times - count) / (count + 1)) + Math.log(probability / (1 - probability));
  }
}
