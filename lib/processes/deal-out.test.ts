import { execFileSync } from 'node:child_process';

/** Processes and modules are not jest's: a program of its own deals the items out. */
function dealOut(module: 'worker.ts' | 'broken.ts', ...args: number[]) {
  const script = ['--import', 'tsx', 'lib/processes/testing/deal-out.ts', `./${module}`, ...args.map(String)];
  return JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' }));
}

test('a few items are worked on here', () => {
  expect(dealOut('worker.ts', 10)).toEqual({ results: 10, sum: 90, elsewhere: false, error: '' });
});

test('many are worked on in other processes, each of them once', () => {
  expect(dealOut('worker.ts', 700)).toEqual({ results: 700, sum: 489_300, elsewhere: true, error: '' });
});

test.each([10, 700])('what one of %s throws is thrown where they were dealt out', (count) => {
  expect(dealOut('worker.ts', count, -1)).toMatchObject({ error: 'RangeError: -1 is below zero' });
});

test('a process that ends before it has done its share is no success', () => {
  expect(dealOut('worker.ts', 700, 777).error).toMatch(/worker\.ts did \d+ of \d+ and ended with code 0/);
  expect(dealOut('broken.ts', 100_000).error).toMatch(/broken\.ts did 0 of \d+ and ended with SIGKILL/);
});
