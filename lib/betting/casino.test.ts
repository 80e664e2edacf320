import fc from 'fast-check';
import {
  blackjackCost,
  bonusValue,
  expectedLoss,
  houseEdge,
  laPartageEdge,
  returnToPlayer,
  rolloverCost,
  rouletteEdge,
  roulettePayout,
  rouletteProbability,
  roundsToConverge,
  simulateSessions,
  slotPrizes,
  turnover,
  usualResult,
  volatility,
} from './casino.ts';
import { seededRandom } from './random.ts';

fc.configureGlobal({ seed: 1 });

describe('RTP and volatility', () => {
  it('are the mean and the standard deviation of the payout', () => {
    const coin = [{ probability: 0.5, payout: 2 }];
    expect(returnToPlayer(coin)).toBe(100);
    expect(volatility(coin)).toBe(1);
    expect(volatility([{ probability: 1, payout: 0.9 }])).toBeCloseTo(0, 6);
    expect(houseEdge(96)).toBe(4);
  });

  it('differ between two slots in volatility only', () => {
    expect(returnToPlayer(slotPrizes('low', 96))).toBeCloseTo(96, 10);
    expect(returnToPlayer(slotPrizes('high', 96))).toBeCloseTo(96, 10);
    expect(volatility(slotPrizes('high', 96))).toBeGreaterThan(10 * volatility(slotPrizes('low', 96)));
  });

  it('of one number at roulette follow from its payout', () => {
    const straight = [{ probability: rouletteProbability(1, 37), payout: roulettePayout(1) + 1 }];
    expect(houseEdge(returnToPlayer(straight))).toBeCloseTo(rouletteEdge(37), 10);
  });

  it('cost a stake times the edge on average', () => {
    expect(expectedLoss(500, 1, 96)).toBe(20);
  });
});

describe('many rounds', () => {
  const coin = [{ probability: 0.5, payout: 1.92 }];
  const session = { rounds: 200, stake: 1 };

  it('end within two standard deviations of the mean, about', () => {
    // Mean −8, deviation 0.96 × √200.
    expect(usualResult(coin, session, 'worst')).toBeCloseTo(-8 - 26.61, 2);
    expect(usualResult(coin, session, 'best')).toBeCloseTo(-8 + 26.61, 2);
  });

  it('do so 95 times in 100', () => {
    const results = simulateSessions(coin, { spins: 200, sessions: 4000 }, seededRandom(3));
    const [worst, best] = [usualResult(coin, session, 'worst'), usualResult(coin, session, 'best')];
    const within = results.filter((result) => result > worst && result < best).length / results.length;
    expect(within).toBeGreaterThan(0.93);
    expect(within).toBeLessThan(0.97);
  });

  it('come close to the RTP after (1.96 σ / points)² rounds', () => {
    expect(roundsToConverge(coin, 1)).toBe(35_000);
    expect(roundsToConverge([{ probability: 0.001, payout: 960 }], 1)).toBe(35_000_000);
    expect(() => roundsToConverge(coin, 0)).toThrow(/points is 0/);
  });
});

describe('rollover of a bonus of 100 at 96 % RTP', () => {
  it.each([
    [5, 500, 20, 80],
    [35, 3500, 140, -40],
    [40, 4000, 160, -60],
  ])('%dx: turnover %d, cost %d, value %d', (multiplier, total, cost, value) => {
    expect(turnover(100, multiplier, 100)).toBe(total);
    expect(rolloverCost(100, multiplier, 100, 96)).toBeCloseTo(cost, 10);
    expect(bonusValue(100, multiplier, 100, 96)).toBeCloseTo(value, 10);
  });

  it('of 5x behaves like 50x when the game counts 10 %', () => {
    expect(turnover(100, 5, 10)).toBe(turnover(100, 50, 100));
    expect(bonusValue(100, 5, 10, 96)).toBeCloseTo(-100, 10);
  });

  it('is worth nothing where multiplier times edge is 1', () => {
    expect(bonusValue(100, 25, 100, 96)).toBeCloseTo(0, 10);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 100 }), (multiplier, contribution) => {
        const now = bonusValue(100, multiplier, contribution, 96);
        expect(bonusValue(100, multiplier + 1, contribution, 96)).toBeLessThan(now);
        expect(now).toBeLessThan(100);
      }),
    );
  });
});

describe('roulette', () => {
  it('has an edge of 2.70 % on one zero and 5.26 % on two', () => {
    expect(rouletteEdge(37)).toBeCloseTo(2.7027, 4);
    expect(rouletteEdge(38)).toBeCloseTo(5.2632, 4);
  });

  it('pays 35:1 on a number, 2:1 on a dozen, 1:1 outside', () => {
    expect([1, 2, 3, 4, 6, 12, 18].map(roulettePayout)).toEqual([35, 17, 11, 8, 5, 2, 1]);
  });

  it('has the same edge on every bet', () => {
    for (const pockets of [37, 38]) {
      for (const numbers of [1, 2, 3, 4, 6, 12, 18]) {
        const mean = rouletteProbability(numbers, pockets) * (roulettePayout(numbers) + 1) - 1;
        expect(mean * 100).toBeCloseTo(-rouletteEdge(pockets), 10);
      }
    }
  });
});

test.each([
  [0.2, 2],
  [0.5, 5],
  [0.75, 7.5],
])('100 blackjack hands of 10 at an edge of %d %% cost %d', (edge, cost) => {
  expect(blackjackCost(100, 10, edge)).toBeCloseTo(cost, 9);
});

describe('slot sessions', () => {
  it('come sorted, one for each session, and never lose more than was staked', () => {
    const results = simulateSessions(slotPrizes('high', 96), { spins: 50, sessions: 200 }, seededRandom(3));
    expect(results).toHaveLength(200);
    expect(results).toEqual(results.toSorted((a, b) => a - b));
    expect(results[0]).toBeGreaterThanOrEqual(-50);
  });

  it('lose the house edge on average', () => {
    const results = simulateSessions(slotPrizes('low', 96), { spins: 500, sessions: 2000 }, seededRandom(3));
    const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
    // The mean of 2000 sessions has a standard error of about 1 stake.
    expect(mean).toBeGreaterThan(-23);
    expect(mean).toBeLessThan(-17);
  });

  it('pay exactly what certain prizes say', () => {
    const certain = [
      { probability: 0.5, payout: 3 },
      { probability: 0.5, payout: 3 },
    ];
    expect(simulateSessions(certain, { spins: 10, sessions: 3 }, seededRandom(1))).toEqual([20, 20, 20]);
  });
});

it.each<[() => unknown, string]>([
  [() => returnToPlayer([{ probability: 1.2, payout: 1 }]), 'prizes[0].probability is 1.2'],
  [() => returnToPlayer([{ probability: 0.1, payout: -1 }]), 'prizes[0].payout is -1'],
  [() => returnToPlayer([...slotPrizes('low', 96), { probability: 0.9, payout: 0 }]), 'sum of probabilities is 1.323'],
  [() => houseEdge(101), 'rtp is 101'],
  [() => expectedLoss(1.5, 1, 96), 'bets is 1.5'],
  [() => turnover(100, 5, 0), 'contribution is 0'],
  [() => turnover(0, 5, 10), 'base is 0'],
  [() => rolloverCost(100, -5, 10, 96), 'multiplier is -5'],
  [() => rouletteEdge(36), 'pockets is 36; allowed: 37 (one zero) or 38 (two zeros)'],
  [() => rouletteProbability(39, 38), 'numbers is 39; allowed: at most the 38 pockets'],
  [() => roulettePayout(5), 'numbers is 5; allowed: a divisor of 36'],
  [() => blackjackCost(100, 10, -1), 'edge is -1'],
  [() => simulateSessions([], { spins: 0, sessions: 1 }, Math.random), 'spins is 0'],
])('%s is refused', (call, message) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(message);
});

it('la partage halves the edge of even-money bets', () => {
  // Half the stake comes back on zero: 18 wins, 18 losses and half a loss in 37.
  expect(laPartageEdge()).toBeCloseTo((0.5 / 37) * 100, 10);
});
