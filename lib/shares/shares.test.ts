import { execFileSync } from 'node:child_process';

/** Processes and modules are not jest's: a program of its own deals the items out. */
function dealOut(...args: number[]) {
  const script = ['--import', 'tsx', 'lib/shares/testing/deal-out.ts', ...args.map(String)];
  return JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' }));
}

test('a few items are worked on here', () => {
  expect(dealOut(10)).toEqual({ results: 10, sum: 90, elsewhere: false, error: '' });
});

test('many are worked on in other processes, each of them once', () => {
  expect(dealOut(1000)).toEqual({ results: 1000, sum: 999_000, elsewhere: true, error: '' });
});

test.each([10, 1000])('what one of %s throws is thrown where they were dealt out', (count) => {
  expect(dealOut(count, -1)).toMatchObject({ error: 'RangeError: -1 is below zero' });
});
