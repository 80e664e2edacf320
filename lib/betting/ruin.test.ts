import { seededRandom } from './random.ts';
import {
  bankrollPath,
  martingaleBust,
  martingaleBustOverCycles,
  martingaleLoss,
  martingaleSteps,
  simulateWins,
} from './ruin.ts';
import { afterLossesProportional } from './stakes.ts';

describe('Martingale', () => {
  it('of seven stakes goes bust in 0.94 % of cycles and then loses 127 units', () => {
    expect(martingaleBust(7)).toBeCloseTo(0.0094, 4);
    expect(martingaleLoss(7, 1)).toBe(127);
    expect(martingaleLoss(7, 10)).toBe(1270);
  });

  it('of seven stakes goes bust at least once in 100 cycles with 61 %', () => {
    expect(martingaleBustOverCycles(7, 100)).toBeCloseTo(0.612, 3);
    expect(martingaleBustOverCycles(7, 0)).toBe(0);
  });

  it('doubles stake by stake, each win covering what was lost and one stake more', () => {
    const steps = martingaleSteps(4, 10);
    expect(steps.map(({ bet }) => bet)).toEqual([1, 2, 3, 4]);
    expect(steps.map(({ stake }) => stake)).toEqual([10, 20, 40, 80]);
    expect(steps.map(({ lost }) => lost)).toEqual([10, 30, 70, 150]);
    expect(steps[1]?.probability).toBeCloseTo((19 / 37) ** 2, 12);
    for (const { stake, lost } of steps) expect(stake - (lost - stake)).toBe(10);
  });
});

describe('simulated bankrolls', () => {
  it('win and lose the stated share of the current bankroll', () => {
    const path = bankrollPath([true, false, true], { bankroll: 100, percent: 10, odds: 2 });
    expect(path).toEqual([100, expect.closeTo(110), expect.closeTo(99), expect.closeTo(108.9)]);
  });

  it('fall in a losing streak as the formula says', () => {
    const path = bankrollPath(Array(10).fill(false), { bankroll: 1000, percent: 3, odds: 2 });
    expect(path.at(-1)).toBeCloseTo(afterLossesProportional(1000, 3, 10), 9);
  });

  it('win about as often as the probability says', () => {
    const wins = simulateWins(20_000, 0.3, seededRandom(5)).filter(Boolean).length;
    expect(wins / 20_000).toBeGreaterThan(0.29);
    expect(wins / 20_000).toBeLessThan(0.31);
  });
});

it.each<[() => unknown, string]>([
  [() => martingaleBust(0), 'doublings is 0; allowed: a whole number of at least 1'],
  [() => martingaleLoss(7, 0), 'stake is 0'],
  [() => martingaleBustOverCycles(7, -1), 'cycles is -1'],
  [() => martingaleSteps(2.5, 1), 'doublings is 2.5'],
  [() => simulateWins(0, 0.5, Math.random), 'bets is 0'],
  [() => simulateWins(1, 2, Math.random), 'probability is 2'],
  [() => bankrollPath([], { bankroll: 100, percent: 120, odds: 2 }), 'percent is 120'],
])('%s is refused', (call, message) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(message);
});
