/** The site with JavaScript off: everything reads, everything leads somewhere. */
import { expect, test } from '@playwright/test';
import { looks } from '@/e2e/site.ts';

test.use({ javaScriptEnabled: false });

test('a page of each look reads', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of Object.values(looks)) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    const panels = page.locator('[role="tabpanel"]:not([data-empty])');
    await expect(panels.filter({ visible: true, has: page.locator('h2, h3') }), path).toHaveCount(await panels.count());
    await expect(page.locator('[role="tablist"]').filter({ visible: true }), path).toHaveCount(0);
    await expect(page.locator('[data-island="banner"]').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('the menu opens, and its links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Dicionário' }).click();
  await expect(page).toHaveURL('/dicionario');
  await expect(page.locator('#zebra')).toBeVisible();
});
