/** When islands' code comes (their hydration triggers, `lib/islands.ts`), and that it does not come before. */
import type { Locator, Page, Request } from '@playwright/test';
import { hold } from '@/e2e/network.ts';
import { banners, need } from '@/e2e/site.ts';
import { requestsOf, scriptsAmong, settle } from '@/lib/bench/visit.ts';
import { expect, test } from './quiet.ts';

let requests: Request[];
test.beforeEach(async ({ page, baseURL }) => {
  requests = await requestsOf(page, baseURL);
});

/** Nothing has come, although the page had every opportunity. */
async function expectNoScript(page: Page): Promise<void> {
  await settle(page);
  expect(scriptsAmong(requests)).toEqual([]);
}

const bringIntoView = (island: Locator) =>
  island.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));

test.describe('tabs and letters', () => {
  for (const path of ['/brasil', '/dicionario', '/reviews/blaze-br'])
    test(`${path}: their code waits for the page’s load event, though they are in view`, async ({ page }) => {
      const release = await hold(page, '**/*.woff2'); // the one thing that each of these pages waits for
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // A banner beside them would bring the code by itself.
      await page.evaluate(() => {
        for (const banner of document.querySelectorAll('[data-island="banner"]')) banner.remove();
      });
      const tabs = page.locator('[data-when="idle-visible"]');
      await bringIntoView(tabs);
      await expectNoScript(page);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      release();
      await expect(tabs).toHaveAttribute('data-live', '');
    });

  test('but not when the keyboard comes to them', async ({ page }) => {
    await hold(page, '**/*.woff2');
    await page.goto('/dicionario', { waitUntil: 'domcontentloaded' });
    const letters = page.locator('[data-when="idle-visible"]');
    await letters.getByRole('tab').first().focus();
    await expect(letters).toHaveAttribute('data-live', '');
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  });

  test('and then for an idle moment', async ({ page }) => {
    // The idle moments that the page asks for until it has loaded come with an event of the test's.
    await page.addInitScript(() => {
      const real = window.requestIdleCallback;
      window.requestIdleCallback = (callback) => {
        addEventListener('idle', () => real(callback));
        return 0;
      };
      addEventListener('pageshow', () => {
        window.requestIdleCallback = real;
      });
    });
    await page.goto('/dicionario');
    const letters = page.locator('[data-when="idle-visible"]');
    await bringIntoView(letters);
    await expectNoScript(page);
    await page.evaluate(() => dispatchEvent(new Event('idle')));
    await expect(letters).toHaveAttribute('data-live', '');
  });
});

test('a banner’s code comes once it is within 300 pixels of the screen', async ({ page }) => {
  await page.goto(need(banners.inArticle, 'banner in an article').path);
  const banner = page.locator('[data-island="banner"]');
  for (const distance of [400, 310, 290]) {
    await banner.evaluate((element, below) => {
      const top = element.getBoundingClientRect().top - innerHeight - below;
      scrollBy({ top, behavior: 'instant' });
    }, distance);
    const reached = await banner.evaluate((element) => element.getBoundingClientRect().top - innerHeight);
    expect(Math.round(reached)).toBe(distance);
    if (distance > 300) await expectNoScript(page);
  }
  await expect(banner).toHaveAttribute('data-live', '');
});

test.describe('the language switch', () => {
  const gestures: Record<string, (island: Locator) => Promise<void>> = {
    'the mouse is over it': (island) => island.hover(),
    // From the last link before it.
    'the keyboard comes to it': async (island) => {
      const page = island.page();
      await page.locator('footer nav').filter({ hasNot: island }).last().locator('a').last().focus();
      await expectNoScript(page);
      await page.keyboard.press('Tab');
    },
    // This event alone: the others of a finger are the mouse's, too.
    'a finger touches it': (island) => island.dispatchEvent('touchstart'),
  };
  for (const [moment, make] of Object.entries(gestures))
    test(`its code comes once ${moment}`, async ({ page }) => {
      await page.goto('/guia/over-under');
      const languages = page.locator('[data-island="language-switch"]');
      await bringIntoView(languages);
      await expectNoScript(page);
      await expect(languages).not.toHaveAttribute('data-live');
      await make(languages);
      await expect(languages).toHaveAttribute('data-live', '');
    });
});
