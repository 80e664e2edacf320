/** Counts of a match, such as corners: what rates of both teams suggest, and how often the count passes a line. */
import { requirePositive, requireThat } from './check.ts';

/**
 * Expected count of a team: its own rate, scaled by how much the opponent concedes against the average of the competition.
 * The multiplicative model of Maher, "Modelling association football scores", Statistica Neerlandica 36 (1982), with rates for strengths.
 * @throws RangeError unless all three are greater than 0.
 */
export function expectedCount(own: number, opponent: number, average: number): number {
  requirePositive(own, 'own');
  requirePositive(opponent, 'opponent');
  requirePositive(average, 'average');
  return (own * opponent) / average;
}

/**
 * Probability (0–1) that a Poisson count of this mean ends above a half line: 9.5 asks for ten or more.
 * @throws RangeError unless `mean` is greater than 0 and `line` is a half line such as 0.5 or 9.5.
 */
export function poissonOver(mean: number, line: number): number {
  requirePositive(mean, 'mean');
  requireThat(line > 0 && Number.isSafeInteger(line + 0.5), 'line', line, 'a half line such as 0.5 or 9.5');
  let term = Math.exp(-mean);
  let below = 0;
  for (let count = 0; count < line; count++) {
    below += term;
    term *= mean / (count + 1);
  }
  return 1 - below;
}
