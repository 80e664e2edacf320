/** Section 2, shared layout, as far as only a browser can tell. */
import { expect, test } from '@playwright/test';

test('the header stays at the top', async ({ page }) => {
  await page.goto('/brasil');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const box = await page.locator('header').first().boundingBox();
  expect(box?.y).toBe(0);
});

test('the active link looks different from the others', async ({ page }) => {
  await page.goto('/latam');
  const looks = (name: string) =>
    page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { color, fontWeight, textDecorationLine, boxShadow, borderBottom, backgroundColor } =
          getComputedStyle(link);
        return [color, fontWeight, textDecorationLine, boxShadow, borderBottom, backgroundColor].join();
      });
  expect(await looks('LATAM')).not.toBe(await looks('Brasil'));
});
