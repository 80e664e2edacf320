import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/**
 * What Next calls before and after a build (`adapterPath` in next.config.mjs). The work is in TypeScript files, which run in
 * processes of their own.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'islands-only export',
  async modifyConfig(config, { phase, projectDir }) {
    if (phase === PHASE_PRODUCTION_BUILD) {
      // All processes of this build take what the first one reads, whatever is saved meanwhile (`lib/content/catalogue.ts`).
      process.env.CONTENT_BUILD = randomUUID();
      await run('prebuild.ts', projectDir);
    }
    return config;
  },
  async onBuildComplete({ projectDir }) {
    await run('postbuild.ts', projectDir);
  },
};

/** Runs a hook (`build-hook.ts`), which prints what went wrong before it fails. */
async function run(file, cwd) {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(script, { cwd, execArgv: ['--import', 'tsx'] });
  const [code, signal] = await once(child, 'exit');
  if (signal) console.error(`${script} was ended by ${signal}`);
  if (code !== 0) process.exit(1);
}
