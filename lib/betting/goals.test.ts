import {
  bothScore,
  expectedCount,
  furtherGoals,
  handicapValue,
  marginProbability,
  poisson,
  poissonOver,
  totalValue,
} from './goals.ts';

const goals = { home: 1.5, away: 1.1 };

it('Poisson chances are those of the printed tables', () => {
  // Mean 2.5: 0.0821, 0.2052, 0.2565, 0.2138.
  expect([0, 1, 2, 3].map((count) => Number(poisson(2.5, count).toFixed(4)))).toEqual([0.0821, 0.2052, 0.2565, 0.2138]);
});

describe('the chance to pass a half line', () => {
  it('agrees with published tables', () => {
    // 1 − P(X ≤ 9) at mean 10 is 0.5421; at mean 8, 0.2834.
    expect(poissonOver(10, 9.5)).toBeCloseTo(0.5421, 4);
    expect(poissonOver(8, 9.5)).toBeCloseTo(0.2834, 4);
  });

  it('leaves only zero under 0.5', () => {
    expect(poissonOver(2.5, 0.5)).toBeCloseTo(1 - Math.exp(-2.5), 12);
  });
});

it('an expected count is a rate scaled by the opponent', () => {
  expect(expectedCount(6, 5.5, 5)).toBeCloseTo(6.6, 12);
  // An opponent that concedes the average changes nothing.
  expect(expectedCount(4.2, 4.4, 4.4)).toBeCloseTo(4.2, 12);
});

it('both teams score unless one of them scores nothing', () => {
  const neither = poisson(goals.home, 0) * poisson(goals.away, 0);
  expect(bothScore(goals)).toBeCloseTo(1 - poisson(goals.home, 0) - poisson(goals.away, 0) + neither, 12);
});

describe('margins', () => {
  it('are symmetric for equal teams, lean to the stronger one, and add up to one', () => {
    const equal = { home: 1.3, away: 1.3 };
    expect(marginProbability(equal, 2)).toBeCloseTo(marginProbability(equal, -2), 12);
    expect(marginProbability(goals, 1)).toBeGreaterThan(marginProbability(goals, -1));
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

it('further goals: one is the chance of at least once, and there are no more than minutes', () => {
  expect(furtherGoals(0.028, 10, 1)).toBeCloseTo(1 - 0.972 ** 10, 12);
  expect(furtherGoals(0.028, 0, 1)).toBe(0);
  expect(furtherGoals(0.5, 2, 2)).toBeCloseTo(0.25, 12);
  expect(furtherGoals(0.5, 2, 3)).toBe(0);
});
