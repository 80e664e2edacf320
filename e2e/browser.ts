import { spawnSync } from 'node:child_process';
import { installPackage } from './debian.ts';

/** Installs a Chromium: Debian's package where that is possible, otherwise Playwright's download. @throws Error with what to do */
export function installChromium(): void {
  if (installPackage('chromium')) return;
  console.log('No Chromium found: installing Playwright’s own with “playwright install chromium”.');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Error(
      'The browser tests need a Chromium, and none could be installed: install one, and tell them where it is with CHROMIUM_PATH=/path/to/chromium',
    );
  }
}
