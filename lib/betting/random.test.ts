import { seededRandom, simulateWins } from './random.ts';

const draw = (seed: number, count: number) => Array.from({ length: count }, seededRandom(seed));

it('draws the same numbers for the same seed, on every machine', () => {
  expect(draw(1, 3)).toEqual([expect.closeTo(0.62707, 5), expect.closeTo(0.002736, 5), expect.closeTo(0.527447, 5)]);
  expect(draw(1, 100)).toEqual(draw(1, 100));
  expect(draw(1, 3)).not.toEqual(draw(2, 3));
});

it('draws from 0 to less than 1, evenly', () => {
  const numbers = draw(9, 20_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
    expect(share).toBeGreaterThan(0.09);
    expect(share).toBeLessThan(0.11);
  }
});

it('wins about as often as the probability says', () => {
  const wins = simulateWins(20_000, 0.3, seededRandom(5)).filter(Boolean).length;
  expect(wins / 20_000).toBeGreaterThan(0.29);
  expect(wins / 20_000).toBeLessThan(0.31);
});
