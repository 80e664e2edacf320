import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The whole Chromium, as readers have it: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @returns its path, or `undefined` where there is none
 */
export function findChromium(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath());
}

/**
 * Chromium without what a window needs, which does the same in three quarters of the time: `CHROMIUM_PATH`, else the system's.
 * @returns its path, or `undefined` where there is none
 */
export function findHeadlessShell(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell');
}

function firstOf(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
