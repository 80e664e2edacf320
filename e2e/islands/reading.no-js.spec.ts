/** The whole site with JavaScript off: everything reads, everything leads somewhere. */
import { expect, test } from '@playwright/test';
import { pages } from '@/e2e/site.ts';

for (const { path } of pages) {
  test(`${path} reads without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const panels = page.locator('[role="tabpanel"]:not([data-empty])');
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
    for (const panel of await panels.all()) await expect(panel.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[role="tablist"]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[data-island="banner"]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[data-island="language-switch"] a')).toHaveCount(3);
  });
}

test('the menu opens without scripts, and its links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Dicionário' }).click();
  await expect(page).toHaveURL('/dicionario');
  await expect(page.locator('#zebra')).toBeVisible();
});
