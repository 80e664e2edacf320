import fc from 'fast-check';
import { halvesOf, moneyBack, type Result, settleHandicap, settleTotal } from './settlement.ts';

fc.configureGlobal({ seed: 1 });

it.each<[line: number, difference: number, Result]>([
  [-0.5, 1, 'win'],
  [-0.5, 0, 'loss'],
  [-0.75, 1, 'half-win'],
  [-1, 1, 'push'],
  [-1.25, 1, 'half-loss'],
  [1.25, -1, 'half-win'],
])('handicap %d with a difference of %d: %s', (line, difference, result) => {
  expect(settleHandicap(line, difference)).toBe(result);
});

it.each<[line: number, goals: number, over: Result, under: Result]>([
  [2.5, 3, 'win', 'loss'],
  [2.25, 2, 'half-loss', 'half-win'],
  [2.75, 3, 'half-win', 'half-loss'],
  [3, 3, 'push', 'push'],
])('total of %d with %d goals: over %s, under %s', (line, goals, over, under) => {
  expect([settleTotal('over', line, goals), settleTotal('under', line, goals)]).toEqual([over, under]);
});

test.each([
  ['win', 190],
  ['half-win', 145],
  ['push', 100],
  ['half-loss', 50],
  ['loss', 0],
] as const)('%s returns %d for a stake of 100 at 1.90', (result, back) => {
  expect(moneyBack(result, 100, 1.9)).toBe(back);
});

const price = fc.integer({ min: 101, max: 1000 }).map((cents) => cents / 100);
const quarters = fc.integer({ min: -20, max: 20 });
const goals = fc.integer({ min: -8, max: 8 });

it('settles a quarter line as half the stake on each neighbouring line', () => {
  fc.assert(
    fc.property(quarters, goals, price, (quarter, difference, odds) => {
      const back = (at: number, stake: number) => moneyBack(settleHandicap(at, difference), stake, odds);
      const [first, second] = halvesOf(quarter / 4);
      expect(back(quarter / 4, 100)).toBeCloseTo(back(first, 50) + back(second, 50), 9);
    }),
  );
});

it.each([
  [-0.75, [-0.5, -1]],
  [0.25, [0, 0.5]],
  [1.5, [1.5, 1.5]],
])('halves of %d are %j', (line, halves) => {
  expect(halvesOf(line)).toEqual(halves);
});

it('never returns less for a better result or a kinder line', () => {
  fc.assert(
    fc.property(quarters, goals, price, (quarter, difference, odds) => {
      const back = (line: number, by: number) => moneyBack(settleHandicap(line, by), 100, odds);
      const now = back(quarter / 4, difference);
      expect(back(quarter / 4, difference + 1)).toBeGreaterThanOrEqual(now);
      expect(back((quarter + 1) / 4, difference)).toBeGreaterThanOrEqual(now);
    }),
  );
});

it('makes one side of a handicap the mirror of the other', () => {
  const mirror: { [R in Result]: Result } = {
    win: 'loss',
    'half-win': 'half-loss',
    push: 'push',
    'half-loss': 'half-win',
    loss: 'win',
  };
  fc.assert(
    fc.property(quarters, goals, (quarter, difference) => {
      expect(settleHandicap(-quarter / 4, -difference)).toBe(mirror[settleHandicap(quarter / 4, difference)]);
    }),
  );
});
