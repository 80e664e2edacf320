import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

test('making the types of the routes leaves tsconfig.json as it is', () => {
  const before = readFileSync('tsconfig.json', 'utf8');
  execFileSync(process.execPath, [createRequire(__filename).resolve('next/dist/bin/next'), 'typegen'], {
    stdio: 'pipe',
  });
  expect(readFileSync('tsconfig.json', 'utf8')).toBe(before);
});
