import { hasCriteria, readingsAgree, weakness } from './scores.ts';

const review = (rating: number, value: number, scale: 5 | 10) => ({ rating, score: { value, scale, average: false } });

test('two readings agree where they are the same on 10', () => {
  expect(readingsAgree(review(9.3, 9.3, 10))).toBe(true);
  expect(readingsAgree(review(8.4, 4.2, 5))).toBe(true);
  expect(readingsAgree(review(9.5, 9.4, 10))).toBe(false);
  expect(readingsAgree(review(4.2, 4.2, 5))).toBe(false);
});

test('a criterion has a word below 6 and another below 4', () => {
  expect([10, 6, 5.9, 4, 3.9, 0].map(weakness)).toEqual([undefined, undefined, 'weak', 'weak', 'veryWeak', 'veryWeak']);
});

test('one score is enough to have criteria', () => {
  expect(hasCriteria({ criteria: [{ id: 'trust' }, { id: 'games', score: 0 }] })).toBe(true);
  expect(hasCriteria({ criteria: [{ id: 'trust' }, { id: 'games' }] })).toBe(false);
});
