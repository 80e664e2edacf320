import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @returns its path, or `undefined` where there is none
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}
