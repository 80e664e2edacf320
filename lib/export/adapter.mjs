import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/**
 * What Next calls before and after a build (`adapterPath` in next.config.mjs). The work is in TypeScript files, which run in
 * processes of their own.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'islands-only export',
  modifyConfig(config, { phase, projectDir }) {
    if (phase === PHASE_PRODUCTION_BUILD) run('prepare.ts', projectDir);
    return config;
  },
  onBuildComplete({ projectDir }) {
    run('finish.ts', projectDir);
  },
};

/** Runs a file beside this one, which prints what went wrong before it fails. */
function run(file, cwd) {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
