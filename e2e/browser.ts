import { spawnSync } from 'node:child_process';
import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../lib/bench/chromium.ts';
import { installPackage } from './debian.ts';

const args = [
  // Whatever a test forgets to answer in a host's place: nobody's ad or partner link is ever asked for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // The headless shell sets letters as the whole browser does.
  '--font-render-hinting=slight',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Chromium as readers have it, for what its headless shell cannot do. */
export const wholeBrowser: LaunchOptions = { executablePath: findChromium(), args };

/** The headless shell where there is one: it is quicker. */
export const quickBrowser: LaunchOptions = { executablePath: findHeadlessShell() ?? findChromium(), args };

/** Installs what is missing of both: Debian's packages where that is possible, otherwise Playwright's download. @throws Error with what to do */
export function installBrowsers(): void {
  if (!findHeadlessShell()) installPackage('chromium-headless-shell');
  if (findChromium() || installPackage('chromium')) return;
  console.log('No Chromium found: installing Playwright’s own with “playwright install chromium”.');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Error(
      'The browser tests need a Chromium, and none could be installed: install one, and tell them where it is with CHROMIUM_PATH=/path/to/chromium',
    );
  }
}
