import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage, isRootOnDebian } from './debian.ts';

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @returns its path, or `undefined` where there is none
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Installs a Chromium where there is none: Debian's package for root on Debian, otherwise Playwright's download. */
export function installChromium(): void {
  if (isRootOnDebian()) {
    installPackage('chromium');
  } else {
    console.log('No Chromium found: installing Playwright’s own with “playwright install chromium”.');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
}
