/** What only a whole browser does: it keeps pages in memory, and finds the words that an address names. */
import { wholeBrowser } from '@/e2e/browser.ts';
import { adHost, hold, script } from '@/e2e/network.ts';
import { expect, test } from './quiet.ts';

test.use({
  // Playwright switches the memory for pages off.
  launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  viewport: { width: 390, height: 800 },
});

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
});

test('the menu is closed when its page comes back from the browser’s memory', async ({ page }) => {
  await page.goto('/brasil');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => {
    document.documentElement.dataset.remembered = '';
    location.href = '/latam';
  });
  await page.waitForURL('/latam');
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-remembered]')).toHaveCount(1);
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('text in a closed panel is found before its tabs are hydrated, and stays open when they are', async ({ page }) => {
  const address = '/reviews/blaze-br';
  const release = await hold(page, '**/assets/islands-*.js');
  await page.goto(address);
  const text = await page.locator('#security p').first().textContent();
  const words = text?.split(' ').slice(0, 4).join(' ') ?? '';
  await page.goto('about:blank');
  await page.goto(`${address}#:~:text=${encodeURIComponent(words)}`);
  const shown = page.locator('[role="tabpanel"]').filter({ visible: true });
  await expect(shown).toHaveAttribute('id', 'security');
  release();
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-live', '');
  await expect(shown).toHaveAttribute('id', 'security');
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'security');
});
