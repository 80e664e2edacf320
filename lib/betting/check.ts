/**
 * Argument checks of the betting functions. Each throws a `RangeError` that names the argument, its value and what is allowed.
 * The schemas of formulas and figures have limits, too, for writers; `limits.test.tsx` holds the two together: what a schema lets
 * through, no function refuses. Without these, a limit that is too wide would print NaN.
 */

/** Room for what computers get wrong in decimals: 3 × 0.4 is 1.2000000000000002. */
export const rounding = 1e-9;

/** Any condition. */
export function requireThat(holds: boolean, name: string, value: number, allowed: string): void {
  if (!holds) throw new RangeError(`${name} is ${value}; allowed: ${allowed}`);
}

/** Decimal odds: a finite number greater than 1. */
export function requireOdds(value: number, name = 'odds'): void {
  requireThat(Number.isFinite(value) && value > 1, name, value, 'decimal odds greater than 1');
}

/** A probability from 0 to 1, both included. */
export function requireProbability(value: number, name = 'probability'): void {
  requireThat(value >= 0 && value <= 1, name, value, 'a probability from 0 to 1');
}

/** The probability of what may happen and may not: between 0 and 1. */
export function requireChance(value: number, name = 'probability'): void {
  requireThat(value > 0 && value < 1, name, value, 'a probability between 0 and 1, both excluded');
}

/** A percentage from 0 to 100, both included. */
export function requirePercent(value: number, name = 'percent'): void {
  requireThat(value >= 0 && value <= 100, name, value, 'a percentage from 0 to 100');
}

/** A finite number greater than 0: money, multipliers, payouts. */
export function requirePositive(value: number, name: string): void {
  requireThat(Number.isFinite(value) && value > 0, name, value, 'a finite number greater than 0');
}

/** A finite number, 0 or more. */
export function requireNotNegative(value: number, name: string): void {
  requireThat(Number.isFinite(value) && value >= 0, name, value, 'a finite number, 0 or more');
}

/** A whole number of at least `least`. */
export function requireWhole(value: number, name: string, least = 0): void {
  requireThat(Number.isSafeInteger(value) && value >= least, name, value, `a whole number of at least ${least}`);
}

/** An Asian line: a multiple of 0.25. */
export function requireLine(value: number): void {
  requireThat(Number.isSafeInteger(value * 4), 'line', value, 'a multiple of 0.25');
}
