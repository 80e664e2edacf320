/** The budgets of `lib/bench/budgets.ts`, held against what a browser asks for: requests and bytes, never time. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { budgets, pageBudgets, pageKind } from '@/lib/bench/budgets.ts';
import { open, requestsOf, scriptsAmong, settle, wakeIslands } from '@/lib/bench/visit.ts';
import { gzipped } from '@/lib/bench/weigh.ts';
import { pageFile, pageLocale } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/files.ts';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { samples } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a first view asks for no more than the table says, and for no script or picture from below; all islands alive ask for their script', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const requests = await requestsOf(page, baseURL);
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
    const asked = requests.map((request) => new URL(request.url()).pathname);
    const { requests: most } = pageBudgets[pageKind(file)];
    expect.soft(asked.length, `out/${file} asks for ${asked.join(', ')}`).toBeLessThanOrEqual(most);
    if (!near) expect.soft(scriptsAmong(requests), `out/${file} has no island near`).toEqual([]);
    expect.soft(eager, `out/${file} has pictures below the first view that are not loading="lazy"`).toEqual([]);

    if (!sampleFiles.includes(file)) continue;
    await wakeIslands(page);
    const scripts = scriptsAmong(requests).map((url) => path.join('out', new URL(url).pathname));
    const bytes = scripts.reduce((sum, script) => sum + gzipped(readFileSync(script)), 0);
    expect.soft(scripts, `out/${file} with all islands alive`).toHaveLength(budgets.script.files);
    expect.soft(bytes, `out/${file} with all islands alive`).toBeLessThanOrEqual(budgets.script.bytes);
  }
});
