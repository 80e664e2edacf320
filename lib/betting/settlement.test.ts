import fc from 'fast-check';
import { halvesOf, moneyBack, type Result, settleHandicap, settleTotal } from './settlement.ts';

fc.configureGlobal({ seed: 1 });

/** W win, H half win, P push, h half loss, L loss. */
const letters: { [letter: string]: Result } = { W: 'win', H: 'half-win', P: 'push', h: 'half-loss', L: 'loss' };
const spell = (results: readonly Result[]) =>
  results.map((result) => Object.keys(letters).find((letter) => letters[letter] === result)).join('');

describe('Asian handicap, by goal difference from +3 to −2', () => {
  it.each([
    [0, 'WWWPLL'],
    [-0.25, 'WWWhLL'],
    [-0.5, 'WWWLLL'],
    [-0.75, 'WWHLLL'],
    [-1, 'WWPLLL'],
    [-1.25, 'WWhLLL'],
    [-1.5, 'WWLLLL'],
    [-1.75, 'WHLLLL'],
    [-2, 'WPLLLL'],
    [0.25, 'WWWHLL'],
    [0.5, 'WWWWLL'],
    [0.75, 'WWWWhL'],
    [1, 'WWWWPL'],
    [1.25, 'WWWWHL'],
  ])('line %d: %s', (line, expected) => {
    expect(spell([3, 2, 1, 0, -1, -2].map((difference) => settleHandicap(line, difference)))).toBe(expected);
  });
});

describe('totals, by goals from 1 to 4', () => {
  it.each([
    [2, 'LPWW', 'WPLL'],
    [2.25, 'LhWW', 'WHLL'],
    [2.5, 'LLWW', 'WWLL'],
    [2.75, 'LLHW', 'WWhL'],
    [3, 'LLPW', 'WWPL'],
  ])('line %d: over %s, under %s', (line, over, under) => {
    const settle = (side: 'over' | 'under') => spell([1, 2, 3, 4].map((goals) => settleTotal(side, line, goals)));
    expect(settle('over')).toBe(over);
    expect(settle('under')).toBe(under);
  });
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
  [-0.25, [0, -0.5]],
  [1.25, [1, 1.5]],
  [0.25, [0, 0.5]],
  [-1, [-1, -1]],
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

it.each<[() => unknown, string]>([
  [() => settleHandicap(0.3, 1), 'line is 0.3; allowed: a multiple of 0.25'],
  [() => settleHandicap(0.25, 0.5), 'difference is 0.5; allowed: a whole number of goals'],
  [() => halvesOf(0.3), 'line is 0.3; allowed: a multiple of 0.25'],
  [() => settleTotal('over', 0, 1), 'line is 0; allowed: a finite number greater than 0'],
  [() => settleTotal('under', 2.5, -1), 'goals is -1; allowed: a whole number of at least 0'],
  [() => moneyBack('loss', -1, 2), 'stake is -1'],
  [() => moneyBack('push', 1, 1), 'odds is 1'],
])('%s is refused', (call, message) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(message);
});
