/** What a page does besides its islands: logging a 404, scrolling, starting at its top, being quiet, and reading the same without scripts. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { adHost, adRequest, script } from '@/e2e/network.ts';
import { looksIn } from '@/e2e/site.ts';
import { wakeIslands } from '@/lib/bench/visit.ts';
import { bundleIslands } from '@/lib/export/bundle.ts';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { notFoundPath, pages, pageText } from '@/test/site.ts';
import { expect, test } from './quiet.ts';

test('the 404 page logs the attempted path once', async ({ page, context }) => {
  const logged: string[] = [];
  context.removeAllListeners('console');
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(message.text());
  });
  const response = await page.goto('/caminho/errado');
  expect(response?.status()).toBe(404);
  expect(logged).toEqual(['404: /caminho/errado']);
});

for (const [width, reducedMotion] of [
  [320, 'no-preference'],
  [768, 'no-preference'],
  [1280, 'no-preference'],
  [320, 'reduce'],
] as const)
  test(`at ${width} px the scroll button lands with the heading below the header (${reducedMotion})`, async ({
    page,
  }) => {
    await adHost(page, script());
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/brasil');
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    // The browser's own jumps go at once: gliding, a reload would carry the reader away from where the page was left.
    expect(await behaviour()).toBe('auto');
    const ended = page.evaluate(() => new Promise((end) => addEventListener('scrollend', end, { once: true })));
    await page.locator('a[href="#top-ranking"]').first().click();
    expect(await behaviour()).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
    await ended;
    const heading = page.locator('#top-ranking h2');
    await expect(heading).toBeInViewport();
    const header = await page.locator('header').first().boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

test.describe('a link back', () => {
  test.use({ locale: 'es-MX' });

  test('stays on this site after a first visit that was led to its language', async ({ page }) => {
    await adHost(page, script());
    await page.goto('about:blank');
    await page.goto('/reviews/blaze-br');
    await expect(page).toHaveURL('/es/reviews/blaze-br');
    await page.locator('[data-back]').click();
    await expect(page).toHaveURL('/es/brasil');
  });

  test('leads to the previous page after a place on this one was visited', async ({ page }) => {
    await adHost(page, script());
    await page.goto('/es/rankings');
    await page.getByRole('link', { name: 'Blaze' }).first().click();
    await expect(page).toHaveURL('/es/reviews/blaze-br');
    // The link back counts the history's entries at the end of the page: a place visited earlier is none of these.
    await page.waitForLoadState();
    await page.evaluate(() => {
      location.hash = 'conteudo';
    });
    await page.locator('[data-back]').click();
    await expect(page).toHaveURL('/es/rankings');
  });
});

test('an ordinary link leads to the top of its page', async ({ page }) => {
  await adHost(page, script());
  await page.goto('/guia/over-under');
  const next = page.locator('nav a[rel="next"]');
  const address = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(address ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The islands' code with React's development build, which reports every difference between a page's HTML and its islands. */
let development = '';
test.beforeAll(async () => {
  development = mkdtempSync(path.join(tmpdir(), 'islands-'));
  await bundleIslands(process.cwd(), development, 'development');
});
test.afterAll(() => rmSync(development, { recursive: true }));

const originals = pages.filter(({ locale }) => locale === defaultLocale).map(({ path }) => path);
const visits = [
  // The code that readers get. It tells where words differ, but of attributes nothing: that is for the looks below.
  { what: 'every page', mode: 'production', paths: [...originals, notFoundPath] },
  ...localeCodes.map((locale) => ({
    what: `a page of each look in ${locale}`,
    mode: 'development',
    paths: looksIn(locale),
  })),
];

// One tab for many pages: a new one for each costs more than the page.
for (const { what, mode, paths } of visits) {
  test(`${what} comes alive, banners too, asks nobody else for anything, violates no policy, logs nothing, and has no text that was not in its HTML (React for ${mode})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    // A banner with a picture, as its host would send it.
    const creative = 'document.currentScript.after(Object.assign(new Image(), { src: document.currentScript.src }))';
    await adHost(page, script(creative));
    const others: string[] = [];
    page.on('request', (request) => {
      const known = request.url().startsWith(`${baseURL}/`) || adRequest.test(request.url());
      if (!known || request.method() !== 'GET') others.push(`${request.method()} ${request.url()}`);
    });
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      const tell = Reflect.get(window, 'tellViolation') as (text: string) => void;
      addEventListener('securitypolicyviolation', ({ documentURI, violatedDirective, blockedURI }) =>
        tell(`${documentURI}: ${violatedDirective} ${blockedURI}`),
      );
    });
    const replaced: string[] = [];
    if (mode === 'development') {
      const [file = ''] = readdirSync(path.join(development, 'assets')).filter((name) => name.endsWith('.js'));
      await page.route('**/assets/islands-*.js', (route) => {
        replaced.push(new URL(page.url()).pathname);
        return route.fulfill({ path: path.join(development, 'assets', file), contentType: 'text/javascript' });
      });
    }
    for (const path of paths) {
      await page.goto(path);
      await wakeIslands(page);
      await expect(page.locator('[data-banner-id]:not([data-state="loaded"])'), path).toHaveCount(0);
      const [readable, raw] = [await readableTexts(page), pageText(path)];
      expect(readable.length, path).toBeGreaterThan(20);
      const added = readable.filter((text) => !raw.includes(text));
      expect(added, path).toEqual([]);
    }
    expect(violations).toEqual([]);
    expect(others).toEqual([]);
    expect(replaced).toEqual(mode === 'development' ? paths : []);
  });
}

/** Every text that can be seen, but in banners: their state is news of this visit. */
function readableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const seen = parentElement?.checkVisibility() && !parentElement.closest('[data-island="banner"]');
      if (seen && textContent?.trim()) texts.push(textContent.replace(/\s+/g, ' ').trim());
    }
    return texts;
  });
}
