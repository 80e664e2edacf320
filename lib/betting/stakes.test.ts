import fc from 'fast-check';
import { expectedValue } from './odds.ts';
import {
  afterLossesFixed,
  afterLossesProportional,
  gainToRecover,
  kelly,
  losingStreakDrawdown,
  stakeOf,
} from './stakes.ts';

fc.configureGlobal({ seed: 1 });

const price = fc.integer({ min: 101, max: 1000 }).map((cents) => cents / 100);
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const percent = fc.integer({ min: 1, max: 99 });

test('a stake is a share of the bankroll', () => expect(stakeOf(1000, 2.5)).toBe(25));

describe('Kelly', () => {
  it('stakes 4.5 % at 2.10 with an even chance', () => {
    expect(kelly(2.1, 0.5)).toBeCloseTo(4.545, 3);
  });

  it('stakes nothing without an advantage, and something with one', () => {
    expect(kelly(1.91, 0.5)).toBe(0);
    fc.assert(
      fc.property(price, chance, (odds, p) => {
        fc.pre(Math.abs(p * odds - 1) > 1e-9);
        expect(kelly(odds, p) > 0).toBe(expectedValue(1, odds, p) > 0);
      }),
    );
  });

  it('makes the bankroll grow faster than any stake beside it', () => {
    const growth = (odds: number, p: number, stake: number) =>
      p * Math.log(1 + stake * (odds - 1)) + (1 - p) * Math.log(1 - stake);
    fc.assert(
      fc.property(price, chance, (odds, p) => {
        const best = kelly(odds, p) / 100;
        fc.pre(best > 0.01 && best < 0.98);
        expect(growth(odds, p, best)).toBeGreaterThan(growth(odds, p, best - 0.01));
        expect(growth(odds, p, best)).toBeGreaterThan(growth(odds, p, best + 0.01));
      }),
    );
  });
});

describe('drawdown', () => {
  it.each([
    [10, 11.11],
    [20, 25],
    [50, 100],
    [80, 400],
  ])('of %d %% needs a gain of %d %%', (fall, gain) => {
    expect(gainToRecover(fall)).toBeCloseTo(gain, 2);
  });

  it('is undone by the gain that recovers it', () => {
    fc.assert(
      fc.property(percent, (fall) => {
        expect((1 - fall / 100) * (1 + gainToRecover(fall) / 100)).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe('losses in a row', () => {
  it.each([
    [1, 9.6],
    [3, 26.3],
    [5, 40.1],
  ])('ten at %d %% proportional cost %d %%', (stake, fall) => {
    expect(losingStreakDrawdown(stake, 10)).toBeCloseTo(fall, 1);
    expect(afterLossesProportional(1000, stake, 10)).toBeCloseTo(1000 * (1 - losingStreakDrawdown(stake, 10) / 100), 8);
  });

  it('take the same amount each time from a fixed stake, down to nothing', () => {
    expect(afterLossesFixed(1000, 3, 10)).toBe(700);
    expect(afterLossesFixed(1000, 30, 4)).toBe(0);
  });

  it('cost a proportional stake less than a fixed one, from the second loss on', () => {
    fc.assert(
      fc.property(percent, fc.integer({ min: 2, max: 50 }), (stake, losses) => {
        expect(afterLossesProportional(100, stake, losses)).toBeGreaterThan(afterLossesFixed(100, stake, losses));
      }),
    );
    expect(afterLossesProportional(100, 7, 1)).toBeCloseTo(afterLossesFixed(100, 7, 1), 10);
  });
});
