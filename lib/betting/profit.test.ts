import { chanceOfProfit } from './profit.ts';

describe('chanceOfProfit', () => {
  it('counts the ways to end ahead', () => {
    // Two bets at 2.50: one win is enough. Three at 2.00: two wins.
    expect(chanceOfProfit(2.5, 0.5, 2)).toBeCloseTo(0.75, 12);
    expect(chanceOfProfit(2, 0.5, 3)).toBeCloseTo(0.5, 12);
  });

  it('leaves out a level result', () => {
    // Two bets at 2.00: one win gives the stakes back.
    expect(chanceOfProfit(2, 0.5, 2)).toBeCloseTo(0.25, 12);
  });

  it('holds over long runs', () => {
    // 105 or more heads in 200 tosses, and 5,209 or more in 10,000, by exact whole-number arithmetic.
    expect(chanceOfProfit(1.91, 0.5, 200)).toBeCloseTo(0.26231117786, 9);
    expect(chanceOfProfit(1.92, 0.5, 10_000)).toBeCloseTo(1.51919438e-5, 11);
  });

  it('refuses what is no bet', () => {
    expect(() => chanceOfProfit(1, 0.5, 10)).toThrow(RangeError);
    expect(() => chanceOfProfit(2, 1, 10)).toThrow(/probability is 1/);
    expect(() => chanceOfProfit(2, 0.5, 0)).toThrow(/bets is 0/);
  });
});
