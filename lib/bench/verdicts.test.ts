import { verdicts } from './verdicts.ts';

const MB = 2 ** 20;
const small = { articles: 100, pages: 430, wall: 30, cpu: 50, all: 1000 * MB, largest: 400 * MB };
const large = { articles: 1000, pages: 3130, wall: 120, cpu: 200, all: 1400 * MB, largest: 700 * MB };

test('a build that stays small and grows no faster than its pages has met both targets', () => {
  expect(verdicts([large, small])).toEqual([
    'met: the largest process holds less than 1 GB with 1000 articles (it held 0.68 GB, all processes together 1.37 GB)',
    'met: a page takes at most 10 % longer among 3130 than among 430 (38.3 ms and 69.8 ms)',
  ]);
});

test('one that does not has missed them', () => {
  const lines = verdicts([small, { ...large, wall: 250, largest: 1024 * MB }]);
  expect(lines.map((line) => line.split(':')[0])).toEqual(['missed', 'missed']);
});

test('of what was not measured nothing is said', () => {
  expect(verdicts([small])).toEqual([]);
  expect(verdicts([large])).toHaveLength(1);
  expect(verdicts([small, { ...small }])).toEqual([]);
});
