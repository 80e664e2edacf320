/** Seeded chance, so that a simulated chart is the same picture on every build. */
import { requireProbability, requireWhole } from './check.ts';

type Random = () => number;

/**
 * A generator of numbers from 0 (included) to 1 (excluded), the same ones for the same seed. It is mulberry32 by Tommy Ettinger
 * (public domain), good enough for pictures and nothing else.
 * @throws RangeError unless `seed` is a whole number of at least 0.
 */
export function seededRandom(seed: number): Random {
  requireWhole(seed, 'seed');
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Outcomes of independent bets that each win with `probability`.
 * @throws RangeError unless `bets` is a whole number of at least 1 and `probability` lies in 0–1.
 */
export function simulateWins(bets: number, probability: number, random: Random): boolean[] {
  requireWhole(bets, 'bets', 1);
  requireProbability(probability);
  return Array.from({ length: bets }, () => random() < probability);
}
