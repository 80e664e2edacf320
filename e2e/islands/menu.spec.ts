/** The menu of narrow screens. */
import { chromium } from '@playwright/test';
import { adHost, script } from '@/e2e/network.ts';
import { expect, test } from './quiet.ts';

test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
  await page.goto('/brasil');
});

test('opens and closes by its button, and says so', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('closes on Esc, and gives the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('opens below its header, which text of twice the size makes higher, and leaves its button free', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#menu');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await button.click();
  await expect(menu).toBeVisible();
  const header = await page.locator('header').first().boundingBox();
  expect((await menu.boundingBox())?.y).toBe(header?.height);
  await button.click();
  await expect(menu).toBeHidden();
});

test('closes behind who goes on with Tab, and keeps the focus where it went', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu a').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('closes behind who goes back from its button', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#menu')).toBeHidden();
});

test('closes on a tap outside', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.mouse.click(200, 780);
  await expect(page.locator('#menu')).toBeHidden();
});

test('closes on a link, one within the page too, and is closed when coming Back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page
    .locator('#menu a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '#top-ranking';
    });
  await page.locator('#menu a').first().click();
  await expect(page.locator('#menu')).toBeHidden();

  await button.click();
  await page.locator('#menu').getByRole('link', { name: 'LATAM' }).click();
  await expect(page).toHaveURL('/latam');
  await page.goBack();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('closes when the screen becomes wide, and its links are a row there', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
});

test('is closed when its page comes back from the browser’s memory', async ({ launchOptions, baseURL, viewport }) => {
  // Playwright switches that memory off.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL, viewport, locale: 'pt-BR' });
  await adHost(page, script());
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
  await browser.close();
});
