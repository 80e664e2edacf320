import { poissonOver } from './counts.ts';
import {
  bothScore,
  furtherGoals,
  handicapValue,
  marginProbability,
  poisson,
  scoreProbability,
  totalValue,
} from './goals.ts';

const goals = { home: 1.5, away: 1.1 };

it('Poisson chances are those of the printed tables', () => {
  // Mean 2.5: 0.0821, 0.2052, 0.2565, 0.2138.
  expect([0, 1, 2, 3].map((count) => Number(poisson(2.5, count).toFixed(4)))).toEqual([0.0821, 0.2052, 0.2565, 0.2138]);
});

describe('scores', () => {
  it('add up to one', () => {
    let sum = 0;
    for (let x = 0; x < 20; x++) for (let y = 0; y < 20; y++) sum += scoreProbability(goals, [x, y]);
    expect(sum).toBeCloseTo(1, 10);
  });

  it('both teams score with (1 − e⁻ʰ)(1 − e⁻ᵃ)', () => {
    let sum = 0;
    for (let x = 1; x < 20; x++) for (let y = 1; y < 20; y++) sum += scoreProbability(goals, [x, y]);
    expect(bothScore(goals)).toBeCloseTo(sum, 10);
  });
});

describe('margins', () => {
  it('of equal teams are symmetric and add up to one', () => {
    const equal = { home: 1.3, away: 1.3 };
    expect(marginProbability(equal, 2)).toBeCloseTo(marginProbability(equal, -2), 12);
    let sum = 0;
    for (let difference = -20; difference <= 20; difference++) sum += marginProbability(goals, difference);
    expect(sum).toBeCloseTo(1, 10);
    // Skellam's draw: e^−2.6 I₀(2.6), with I₀(2.6) = 3.5533 (Abramowitz and Stegun, table 9.8).
    expect(marginProbability(equal, 0)).toBeCloseTo(Math.exp(-2.6) * 3.5533, 4);
  });
});

describe('value of quarter lines', () => {
  const bet = { stake: 100, odds: 1.95 };
  it('is the mean of the neighbouring lines', () => {
    const value = (line: number) => handicapValue(goals, { line, ...bet });
    expect(value(-0.75)).toBeCloseTo((value(-0.5) + value(-1)) / 2, 10);
    const over = (line: number) => totalValue(2.6, { side: 'over', line, ...bet });
    expect(over(2.25)).toBeCloseTo((over(2) + over(2.5)) / 2, 10);
  });

  it('is chance times odds less the stake on a half line', () => {
    expect(totalValue(2.6, { side: 'over', line: 2.5, ...bet })).toBeCloseTo(195 * poissonOver(2.6, 2.5) - 100, 10);
  });
});

describe('further goals', () => {
  it('one more is the chance of at least once', () => {
    expect(furtherGoals(0.028, 10, 1)).toBeCloseTo(1 - 0.972 ** 10, 12);
    expect(furtherGoals(0.028, 0, 1)).toBe(0);
    expect(furtherGoals(0.5, 2, 2)).toBeCloseTo(0.25, 12);
    expect(furtherGoals(0.5, 2, 3)).toBeCloseTo(0, 12);
  });
});

it.each([
  () => poisson(0, 1),
  () => poisson(2.5, 0.5),
  () => marginProbability(goals, 0.5),
  () => handicapValue(goals, { line: 0.3, stake: 1, odds: 2 }),
  () => furtherGoals(1, 10, 1),
])('refuses what is not allowed', (call) => expect(call).toThrow(RangeError));
