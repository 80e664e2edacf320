/** The site with JavaScript off: everything reads, everything leads somewhere. */
import { expect, test } from '@playwright/test';
import { looksIn } from '@/e2e/site.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';

test.use({ javaScriptEnabled: false });

for (const locale of localeCodes) {
  test(`a page of each look in ${locale} reads without scripts`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of looksIn(locale)) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      const panels = page.locator('[role="tabpanel"]:not([data-empty])');
      const shown = panels.filter({ visible: true });
      const count = await panels.count();
      await expect(shown, path).toHaveCount(count);
      await expect(shown.filter({ has: page.getByRole('heading') }), path).toHaveCount(count);
      await expect(page.locator('[role="tablist"]').filter({ visible: true }), path).toHaveCount(0);
      await expect(page.locator('[data-island="banner"]').filter({ visible: true }), path).toHaveCount(0);
      await expect(page.locator('[data-island="language-switch"] a'), path).toHaveCount(localeCodes.length);
    }
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
