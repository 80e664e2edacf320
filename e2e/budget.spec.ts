/** The budgets of `lib/budgets.ts`, held against what a browser asks for: requests and bytes, never time. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { open, requestsOf, scriptsAmong, settle, wakeIslands } from '@/lib/bench/visit.ts';
import { gzipped } from '@/lib/bench/weigh.ts';
import { budgets, overRequests } from '@/lib/budgets.ts';
import { pageFile, pageLocale } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/export/files.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { samples } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a first view asks for no more than the table says, and for no script or picture from below; all islands alive ask for their script', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const requests = await requestsOf(page, baseURL);
  const faults: string[] = [];
  const sampleFiles = Object.values(samples).map(pageFile);
  // The pages of other languages are made of the same parts.
  for (const file of pagesIn('out').filter((name) => pageLocale(name) === defaultLocale)) {
    // What the page before still asks for is none of this one's.
    await page.goto('about:blank');
    requests.length = 0;
    await open(page, file);
    await settle(page);
    const { near, eager } = await page.evaluate(() => ({
      near: Array.from(document.querySelectorAll('[data-island]:not([data-when="intent"])')).some(
        (island) => island.getBoundingClientRect().top <= innerHeight + 300,
      ),
      eager: Array.from(document.images)
        .filter((image) => image.getBoundingClientRect().top >= innerHeight && image.loading !== 'lazy')
        .map((image) => image.getAttribute('src')),
    }));
    const early = scriptsAmong(requests);
    if (!near && early.length > 0) faults.push(`out/${file} loads ${early.join(', ')} with no island near`);
    faults.push(
      ...overRequests(
        file,
        requests.map((request) => new URL(request.url()).pathname),
      ),
      ...eager.map((address) => `out/${file}: ${address} is below the first view, and not loading="lazy"`),
    );

    if (!sampleFiles.includes(file)) continue;
    await wakeIslands(page);
    const scripts = scriptsAmong(requests).map((url) => path.join('out', new URL(url).pathname));
    const bytes = scripts.reduce((sum, script) => sum + gzipped(readFileSync(script)), 0);
    const { files, bytes: most } = budgets.script;
    if (scripts.length === 0 || scripts.length > files || bytes > most)
      faults.push(`out/${file} with all islands alive: ${bytes} bytes of ${scripts.join(', ')}`);
  }
  expect(faults).toEqual([]);
});
