/**
 * Settlement of Asian handicaps and goal totals.
 *
 * Lines are multiples of 0.25. A quarter line is half the stake on each neighbouring line, so that its result is half won or
 * half lost where the two differ. The rules are those that operators publish for these markets.
 */
import { requireLine, requireOdds, requirePositive, requireThat, requireWhole } from './check.ts';

export type Result = 'win' | 'half-win' | 'push' | 'half-loss' | 'loss';

/** `margin`: by how many goals the bet is on the right side of its line. A quarter of a goal settles half the stake. */
function settle(margin: number): Result {
  if (margin >= 0.5) return 'win';
  if (margin === 0.25) return 'half-win';
  if (margin === 0) return 'push';
  if (margin === -0.25) return 'half-loss';
  return 'loss';
}

/**
 * Result of a bet on a team with an Asian handicap, by that team's goal difference: −0.75 won by one goal is a half win.
 * @throws RangeError unless `line` is a multiple of 0.25 and `difference` is whole.
 */
export function settleHandicap(line: number, difference: number): Result {
  requireLine(line);
  requireThat(Number.isSafeInteger(difference), 'difference', difference, 'a whole number of goals');
  return settle(difference + line);
}

/**
 * The two lines that half the stake of a quarter line each goes on, the one nearer to 0 first: −0.75 is −0.5 and −1. Of any other
 * line, both are the line itself.
 * @throws RangeError unless `line` is a multiple of 0.25.
 */
export function halvesOf(line: number): readonly [number, number] {
  requireLine(line);
  const away = Number.isInteger(line * 2) ? 0 : Math.sign(line) * 0.25;
  return [line - away, line + away];
}

/**
 * Result of "over" (more goals than the line) or "under" (fewer) by the match's total goals: over 2.25 with two goals is a half loss.
 * @throws RangeError unless `line` is a multiple of 0.25 greater than 0 and `goals` is a whole number of at least 0.
 */
export function settleTotal(side: 'over' | 'under', line: number, goals: number): Result {
  requireLine(line);
  requirePositive(line, 'line');
  requireWhole(goals, 'goals');
  return settle(side === 'over' ? goals - line : line - goals);
}

/**
 * Money that comes back for a result, in reais, stake included: s·d for a win, s(1 + d)/2 half won, s for a push, s/2 half lost.
 * @throws RangeError unless `stake` is greater than 0 and `odds` greater than 1.
 */
export function moneyBack(result: Result, stake: number, odds: number): number {
  requirePositive(stake, 'stake');
  requireOdds(odds);
  switch (result) {
    case 'win':
      return stake * odds;
    case 'half-win':
      return (stake * (1 + odds)) / 2;
    case 'push':
      return stake;
    case 'half-loss':
      return stake / 2;
    case 'loss':
      return 0;
  }
}
