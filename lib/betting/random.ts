/**
 * A seeded random generator, so that a simulated chart is the same picture on every build: numbers from 0 (included) to
 * 1 (excluded). It is mulberry32 by Tommy Ettinger (public domain), good enough for pictures and nothing else.
 */
import { requireWhole } from './check.ts';

export type Random = () => number;

/**
 * A generator that gives the same numbers for the same seed.
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
