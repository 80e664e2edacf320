/**
 * Goals of a match, and other counts such as corners, from those expected of each team: independent Poisson counts, as in Maher,
 * "Modelling association football scores", Statistica Neerlandica 36 (1982).
 */
import { requireChance, requirePositive, requireThat, requireWhole } from './check.ts';
import { binomial } from './odds.ts';
import { moneyBack, settleHandicap, settleTotal } from './settlement.ts';

/** Goals of a team at which sums end: at up to 5 expected goals, more have a probability below 10⁻¹². */
const most = 30;

/**
 * Probability (0–1) of a count with this Poisson mean.
 * @throws RangeError unless `mean` is greater than 0 and `count` is a whole number of at least 0.
 */
export function poisson(mean: number, count: number): number {
  requirePositive(mean, 'mean');
  requireWhole(count, 'count');
  let chance = Math.exp(-mean);
  for (let step = 1; step <= count; step++) chance *= mean / step;
  return chance;
}

/**
 * Probability (0–1) that a count with this Poisson mean ends above a half line: 9.5 asks for ten or more.
 * @throws RangeError unless `mean` is greater than 0 and `line` is a half line such as 0.5 or 9.5.
 */
export function poissonOver(mean: number, line: number): number {
  requireThat(line > 0 && Number.isSafeInteger(line + 0.5), 'line', line, 'a half line such as 0.5 or 9.5');
  let below = 0;
  for (let count = 0; count < line; count++) below += poisson(mean, count);
  return 1 - below;
}

/**
 * Count expected of a team: its own rate, scaled by how much the opponent concedes against the average of the competition. Maher's
 * multiplicative model, with rates for strengths.
 * @throws RangeError unless all three are greater than 0.
 */
export function expectedCount(own: number, opponent: number, average: number): number {
  requirePositive(own, 'own');
  requirePositive(opponent, 'opponent');
  requirePositive(average, 'average');
  return (own * opponent) / average;
}

/** Goals expected of the team first named and of the other one. */
type ExpectedGoals = { home: number; away: number };

/**
 * Probability (0–1) that both teams score: (1 − e⁻ʰ)(1 − e⁻ᵃ).
 * @throws RangeError unless both expectations are greater than 0.
 */
export function bothScore({ home, away }: ExpectedGoals): number {
  return poissonOver(home, 0.5) * poissonOver(away, 0.5);
}

/**
 * Probability (0–1) that the first team wins by exactly this many goals; below 0, that it loses (the Skellam distribution).
 * @throws RangeError unless both expectations are greater than 0 and `difference` is whole.
 */
export function marginProbability({ home, away }: ExpectedGoals, difference: number): number {
  requireThat(Number.isSafeInteger(difference), 'difference', difference, 'a whole number of goals');
  let sum = 0;
  for (let own = Math.max(0, difference); own <= most; own++)
    sum += poisson(home, own) * poisson(away, own - difference);
  return sum;
}

/**
 * Mean result in reais of a handicap bet on the first team: the money that comes back at each margin, by its probability, less the stake.
 * @throws RangeError unless `line` is a multiple of 0.25, `stake` greater than 0 and `odds` greater than 1.
 */
export function handicapValue(goals: ExpectedGoals, bet: { line: number; stake: number; odds: number }): number {
  let back = 0;
  for (let difference = -most; difference <= most; difference++)
    back += marginProbability(goals, difference) * moneyBack(settleHandicap(bet.line, difference), bet.stake, bet.odds);
  return back - bet.stake;
}

/**
 * Mean result in reais of a bet on a total whose goals have this Poisson mean.
 * @throws RangeError unless `mean` is greater than 0, `line` a positive multiple of 0.25, `stake` greater than 0 and `odds` greater than 1.
 */
export function totalValue(
  mean: number,
  { side, line, stake, odds }: { side: 'over' | 'under'; line: number; stake: number; odds: number },
): number {
  let back = 0;
  for (let goals = 0; goals <= 2 * most; goals++)
    back += poisson(mean, goals) * moneyBack(settleTotal(side, line, goals), stake, odds);
  return back - stake;
}

/**
 * Probability (0–1) of at least `needed` further goals in the minutes left, at a steady chance of one goal a minute.
 * @throws RangeError unless `perMinute` lies between 0 and 1, and `minutes` and `needed` are whole.
 */
export function furtherGoals(perMinute: number, minutes: number, needed: number): number {
  requireChance(perMinute, 'perMinute');
  requireWhole(minutes, 'minutes');
  requireWhole(needed, 'needed');
  let chance = 0;
  for (const [goals, part] of binomial(minutes, perMinute)) if (goals >= needed) chance += part;
  return chance;
}
