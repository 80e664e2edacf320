import fc from 'fast-check';
import {
  bonusValue,
  crashReaches,
  expectedLoss,
  freeBetValue,
  houseEdge,
  laPartageEdge,
  returnToPlayer,
  rolloverCost,
  rouletteEdge,
  roulettePayout,
  rouletteProbability,
  roundsToConverge,
  slotPrizes,
  turnover,
  usualResult,
  volatility,
} from './casino.ts';
import { sessionEnds } from './session.ts';

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

  it('come from the same prizes at any RTP, won less often', () => {
    const [usual, half] = [slotPrizes('low', 96), slotPrizes('low', 48)];
    expect(half).toEqual(
      usual.map(({ probability, payout }) => ({ probability: expect.closeTo(probability / 2), payout })),
    );
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
    const [end] = sessionEnds({ prizes: coin, balance: 200, rounds: [200] });
    const within =
      (end?.below(200 + usualResult(coin, session, 'best')) ?? 0) -
      (end?.below(200 + usualResult(coin, session, 'worst')) ?? 0);
    expect(within).toBeGreaterThan(0.94);
    expect(within).toBeLessThan(0.96);
  });

  it('come close to the RTP after (1.96 σ / points)² rounds', () => {
    expect(roundsToConverge(coin, 1)).toBe(35_000);
    expect(roundsToConverge([{ probability: 0.001, payout: 960 }], 1)).toBe(35_000_000);
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
        const bet = { probability: rouletteProbability(numbers, pockets), payout: roulettePayout(numbers) + 1 };
        expect(houseEdge(returnToPlayer([bet]))).toBeCloseTo(rouletteEdge(pockets), 10);
      }
    }
  });
});

it('a bet paid by the house is worth its profit times its chance', () => {
  expect(freeBetValue(20, 1.91, 0.5)).toBeCloseTo(9.1, 12);
});

it('a crash game returns the same at every point of cashing out', () => {
  for (const multiplier of [1, 1.5, 2, 10, 100])
    expect(crashReaches(97, multiplier) * multiplier).toBeCloseTo(0.97, 12);
});

it('la partage halves the edge of even-money bets', () => {
  // Half the stake comes back on zero: 18 wins, 18 losses and half a loss in 37.
  expect(laPartageEdge()).toBeCloseTo((0.5 / 37) * 100, 10);
});
