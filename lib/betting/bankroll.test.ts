import {
  bankrollPath,
  bankrollQuantile,
  chanceOfProfit,
  chanceOfRuin,
  longestLosingRun,
  meanBankroll,
  yieldDeviation,
} from './bankroll.ts';
import { seededRandom } from './random.ts';
import { afterLossesProportional } from './stakes.ts';

const coin = { odds: 1.91, probability: 0.5 };

/** A bankroll staked bet by bet, as a reader would do it. */
function ruined(percent: number, bets: number, random: () => number): boolean {
  let balance = 100;
  for (let bet = 0; bet < bets; bet++) {
    if (balance < percent - 1e-9) return true;
    balance += random() < coin.probability ? percent * (coin.odds - 1) : -percent;
  }
  return balance < percent - 1e-9;
}

describe('chance of ruin with a fixed stake', () => {
  it('is that of losing all bets where one loss is enough', () => {
    expect(chanceOfRuin(100, 1, coin)).toBe(0.5);
    expect(chanceOfRuin(50, 2, coin)).toBe(0.25);
    expect(chanceOfRuin(1, 99, coin)).toBe(0);
  });

  it('is the gambler’s ruin at even money', () => {
    // Feller, vol. 1, chapter XIV: against an adversary of unlimited means, a capital of z is ruined in a fair game for certain,
    // and within n tosses with the chance that a walk reaches −z: P = 2·P(S < −z) + P(S = −z). z = 2, n = 4: 2·(1/16) + 4/16.
    expect(chanceOfRuin(50, 4, { odds: 2, probability: 0.5 })).toBeCloseTo(6 / 16, 12);
    // With an advantage, (q/p)ᶻ is never passed and nearly reached: (0.4/0.6)² = 4/9.
    expect(chanceOfRuin(50, 2000, { odds: 2, probability: 0.6 })).toBeCloseTo(4 / 9, 6);
  });

  it('a stake of 1 % of the bankroll runs out in 5.2 % of thousands of bets at 1.91, of 2 % in 55.7 %', () => {
    expect(chanceOfRuin(1, 1000, coin)).toBeCloseTo(0.0516, 4);
    expect(chanceOfRuin(2, 1000, coin)).toBeCloseTo(0.5572, 4);
  });

  it('grows with the stake as in a simulation', () => {
    const runs = 4000;
    for (const percent of [2, 3, 5]) {
      const random = seededRandom(7);
      const share = Array.from({ length: runs }, () => ruined(percent, 500, random)).filter(Boolean).length / runs;
      expect(Math.abs(chanceOfRuin(percent, 500, coin) - share)).toBeLessThan(0.025);
    }
  });
});

describe('losing runs', () => {
  it('five or more heads in 200 tosses are near certain, seven as likely as not', () => {
    // M. F. Schilling, "The Longest Run of Heads", College Mathematics Journal 21 (1990): about log₂(n·q), here 6.6.
    expect(longestLosingRun(0.5, 200, 0.95)).toBe(5);
    expect(longestLosingRun(0.5, 200)).toBe(7);
  });

  it('grow as wins get rarer, and do not pass the bets', () => {
    expect(longestLosingRun(0.25, 200)).toBeGreaterThan(longestLosingRun(0.5, 200));
    expect(longestLosingRun(0.01, 3)).toBe(3);
    expect(longestLosingRun(0.99, 1)).toBe(0);
  });
});

describe('where bankrolls lie', () => {
  it('is after 2, 5 and 8 wins in ten tosses for the worst 5 %, the middle and the best 5 %', () => {
    // Table of the binomial distribution: P(≤ 2) = 0.0547, P(≤ 1) = 0.0107, P(≤ 5) = 0.623, P(≤ 7) = 0.9453.
    const staked = (part: number) => bankrollQuantile(10, 10, part, { odds: 2, probability: 0.5 });
    const after = (wins: number) => expect.closeTo(100 * 1.1 ** wins * 0.9 ** (10 - wins), 9);
    expect([0.05, 0.5, 0.95].map(staked)).toEqual([2, 5, 8].map(after));
  });

  it('is the product of wins and losses in any order', () => {
    expect(bankrollQuantile(10, 2, 0.5, { odds: 2, probability: 0.5 })).toBeCloseTo(99, 10);
    expect(bankrollQuantile(3, 0, 0.5, coin)).toBe(100);
  });

  it('has the mean above the median, because a few great bankrolls pull it up', () => {
    expect(meanBankroll(1, 300, coin)).toBeCloseTo(87.37, 1);
    for (const percent of [1, 3, 5])
      expect(bankrollQuantile(percent, 300, 0.5, coin)).toBeLessThan(meanBankroll(percent, 300, coin));
  });
});

describe('the chance of profit', () => {
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
});

describe('what a record proves', () => {
  it.each([
    [100, 10],
    [400, 5],
    [2500, 2],
  ])('after %i bets at 2.00 the yield varies by %i points', (bets, points) => {
    expect(yieldDeviation(2, bets)).toBeCloseTo(points, 10);
  });

  it('needs more bets at longer odds', () => expect(yieldDeviation(5, 100)).toBeCloseTo(20, 10));
});

describe('the path of one bankroll', () => {
  it('wins and loses the stated share of what it is', () => {
    const path = bankrollPath([true, false, true], { bankroll: 100, percent: 10, odds: 2 });
    expect(path).toEqual([100, expect.closeTo(110), expect.closeTo(99), expect.closeTo(108.9)]);
  });

  it('falls in a losing streak as the formula says', () => {
    const path = bankrollPath(Array(10).fill(false), { bankroll: 1000, percent: 3, odds: 2 });
    expect(path.at(-1)).toBeCloseTo(afterLossesProportional(1000, 3, 10), 9);
  });
});
