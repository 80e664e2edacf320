import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/**
 * Reads and checks the content once for all test files, as a build does for its processes: they share no memory. Where the content
 * has errors, each test that needs it says so itself.
 */
export default async function readContent() {
  const child = fork('lib/export/prebuild.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', (environment) => {
    Object.assign(process.env, environment);
    process.on('exit', () => {
      for (const file of Object.values(environment)) rmSync(file, { force: true });
    });
  });
  await once(child, 'exit');
}
