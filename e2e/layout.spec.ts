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

test('the ring round the filled button of the header lies outside of it, where it differs from what it lies on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const button = page.locator('#menu .button');
  await button.focus();
  await expect(button).toHaveCSS('outline-style', 'solid');
  expect(await button.evaluate((link) => Number.parseFloat(getComputedStyle(link).outlineOffset))).toBeGreaterThan(0);
});

test('a post’s card on /blog leads to it from anywhere on the card', async ({ page }) => {
  await page.goto('/blog');
  const card = page.getByRole('article').first();
  const target = await card.getByRole('link').getAttribute('href');
  // Not on the words themselves: the heading’s link lies over them.
  await card.locator('.card-action').click({ force: true });
  await expect(page).toHaveURL(target ?? '');
});
