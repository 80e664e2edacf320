import fc from 'fast-check';
import {
  accumulator,
  atLeastOnce,
  binomial,
  everyTime,
  expectedValue,
  fairProbability,
  fromAmerican,
  fromFractional,
  hold,
  impliedProbability,
  marginCost,
  oddsFromProbability,
  overround,
  payout,
  profit,
  runAtLeastOnce,
  toAmerican,
  toFractional,
} from './odds.ts';

fc.configureGlobal({ seed: 1 });

const price = fc.integer({ min: 101, max: 5000 }).map((cents) => cents / 100);
const market = fc.array(price, { minLength: 2, maxLength: 6 });
const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe('conversions', () => {
  it.each([
    [3, 2, 2.5],
    [1, 1, 2],
    [10, 11, 1.909],
  ])('%d/%d is %d', (numerator, denominator, odds) => {
    expect(fromFractional(numerator, denominator)).toBeCloseTo(odds, 3);
  });

  it.each([
    [150, 2.5],
    [100, 2],
    [-100, 2],
    [-150, 1.6667],
    [-200, 1.5],
  ])('American %d is %d', (american, odds) => {
    expect(fromAmerican(american)).toBeCloseTo(odds, 4);
  });

  it.each([
    [1.5, 1, 2],
    [1.91, 10, 11],
    [2.5, 3, 2],
    [11, 10, 1],
  ])('%d as a fraction is %d/%d', (odds, numerator, denominator) => {
    expect(toFractional(odds)).toEqual({ numerator, denominator });
  });

  it.each([
    [1.5, -200],
    [1.91, -110],
    [2, 100],
    [2.5, 150],
  ])('%d as American odds is %d', (odds, american) => {
    expect(toAmerican(odds)).toBe(american);
  });

  it('come back from a fraction within half a cent', () => {
    fc.assert(
      fc.property(price, (odds) => {
        const { numerator, denominator } = toFractional(odds);
        expect(Math.abs(fromFractional(numerator, denominator) - odds)).toBeLessThan(0.0050001);
      }),
    );
  });

  it('come back from whole American odds unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 5000 }), (american) => {
        expect(toAmerican(fromAmerican(american))).toBe(american);
        expect(toAmerican(fromAmerican(-american))).toBe(-american);
      }),
    );
  });

  it('turn odds into a probability and back', () => {
    expect(impliedProbability(2.5)).toBe(0.4);
    expect(oddsFromProbability(0.4)).toBe(2.5);
    fc.assert(fc.property(price, (odds) => expect(oddsFromProbability(impliedProbability(odds))).toBeCloseTo(odds, 9)));
  });
});

describe('margin', () => {
  it('of 1.91/1.91 is an overround of 4.7 % and a hold of 4.5 %', () => {
    expect(overround([1.91, 1.91])).toBeCloseTo(4.712, 3);
    expect(hold([1.91, 1.91])).toBeCloseTo(4.5, 10);
    expect(fairProbability([1.91, 1.91], 0)).toBe(0.5);
  });

  it('is nothing in a fair market', () => {
    expect(overround([2, 4, 4])).toBeCloseTo(0, 12);
    expect(hold([2, 4, 4])).toBeCloseTo(0, 12);
  });

  it('relates hold to overround: what is kept of 100 + overround', () => {
    fc.assert(
      fc.property(market, (odds) => {
        expect(hold(odds)).toBeCloseTo((overround(odds) / (100 + overround(odds))) * 100, 8);
      }),
    );
  });

  const fairProbabilities = (odds: readonly number[]) => odds.map((_, index) => fairProbability(odds, index));

  it('is taken out of the fair probabilities, which make 1 and keep the order of the odds', () => {
    expect(fairProbabilities([1.8, 2.7, 5.4])).toEqual([1 / 2, 1 / 3, 1 / 6].map((part) => expect.closeTo(part)));
    fc.assert(
      fc.property(market, (odds) => {
        const fair = fairProbabilities(odds);
        expect(fair.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
        const shortest = odds.indexOf(Math.min(...odds));
        expect(Math.max(...fair)).toBe(fair[shortest]);
      }),
    );
  });
});

describe('bets', () => {
  it('pay stake times odds, the stake included', () => {
    expect(payout(50, 1.8)).toBe(90);
    expect(profit(50, 1.8)).toBe(40);
  });

  it('multiply in an accumulator', () => {
    expect(accumulator([1.5, 1.8])).toBeCloseTo(2.7, 12);
    expect(accumulator([2])).toBe(2);
  });

  it('have an expected value', () => {
    expect(expectedValue(100, 2, 0.45)).toBeCloseTo(-10, 12);
    expect(expectedValue(100, 1.91, 0.5)).toBeCloseTo(-4.5, 12);
  });

  it('break even at 1/d: below it the value is negative, above it positive', () => {
    expect(impliedProbability(1.91)).toBeCloseTo(0.5236, 4);
    fc.assert(
      fc.property(price, (odds) => {
        const rate = impliedProbability(odds);
        expect(expectedValue(1, odds, rate)).toBeCloseTo(0, 9);
        expect(expectedValue(1, odds, rate * 0.99)).toBeLessThan(0);
        expect(expectedValue(1, odds, rate + (1 - rate) / 100)).toBeGreaterThan(0);
      }),
    );
  });

  it('repeat: every time pⁿ, at least once 1 − (1 − p)ⁿ', () => {
    expect(everyTime(0.5, 10)).toBe(1 / 1024);
    expect(atLeastOnce(0.5, 2)).toBe(0.75);
    fc.assert(
      fc.property(chance, fc.integer({ min: 2, max: 50 }), (p, times) => {
        expect(atLeastOnce(p, times) + everyTime(1 - p, times)).toBeCloseTo(1, 12);
        expect(everyTime(p, times)).toBeLessThan(atLeastOnce(p, times));
      }),
    );
  });
});

describe('the cost of the margin', () => {
  it('is the mean result of every outcome at the fair chances', () => {
    fc.assert(
      fc.property(market, (odds) => {
        for (const [index, odd] of odds.entries()) {
          expect(marginCost(50, odds)).toBeCloseTo(expectedValue(50, odd, fairProbability(odds, index)), 8);
        }
      }),
    );
  });
});

describe('runs', () => {
  it('of five in a hundred tosses are likely', () => {
    // By exact whole-number arithmetic: sequences without five in a row follow the pentanacci recurrence.
    expect(runAtLeastOnce(0.5, 5, 100)).toBeCloseTo(0.8101095991963579, 12);
  });

  it('need as many tries as they are long', () => {
    expect(runAtLeastOnce(0.4, 3, 2)).toBe(0);
    expect(runAtLeastOnce(0.4, 3, 3)).toBeCloseTo(0.4 ** 3, 12);
    // Three at the start, or a miss and then three.
    expect(runAtLeastOnce(0.4, 3, 4)).toBeCloseTo(0.4 ** 3 * 1.6, 12);
  });

  it('of one are the event at least once', () => {
    fc.assert(
      fc.property(chance, fc.integer({ min: 0, max: 200 }), (probability, times) => {
        expect(runAtLeastOnce(probability, 1, times)).toBeCloseTo(atLeastOnce(probability, times), 10);
      }),
    );
  });
});

describe('the number of times that something happens', () => {
  it('is none, once or twice in two tries with (1 − p)², 2p(1 − p) and p²', () => {
    const twice = [0.49, 0.42, 0.09].map((chance, count) => [count, expect.closeTo(chance, 12)]);
    expect([...binomial(2, 0.3)]).toEqual(twice);
  });

  it('is none of none', () => expect([...binomial(0, 0.3)]).toEqual([[0, 1]]));
});
