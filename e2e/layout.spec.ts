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

test('a card leads on from its arrow, which moves under the pointer', async ({ page }) => {
  for (const path of ['/', '/brasil']) {
    await page.goto(path);
    const card = page.locator('.card:has([data-cover]):has(.card-action .icon)').first();
    const arrow = card.locator('.card-action .icon');
    const target = await card.locator('[data-cover]').getAttribute('href');
    // By the mouse itself: a click of the arrow would wait until nothing lies over it.
    await arrow.scrollIntoViewIfNeeded();
    const box = await arrow.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await expect(arrow).not.toHaveCSS('translate', 'none');
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(target ?? '');
  }
});

test('at 320 px and with text of twice the size, no name of a list is cut inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/brasil', '/rankings']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const names = page.locator('li.card h3');
    expect(await names.count(), path).toBeGreaterThan(5);
    const cut = await names.evaluateAll((found) =>
      found
        .filter((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          return lines.size > (name.textContent ?? '').split(' ').length;
        })
        .map((name) => name.textContent),
    );
    expect(cut, path).toEqual([]);
  }
});

test('on a phone, a long article leads back from its end to the list of its sections, unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/guia/over-under');
  const contents = page.getByRole('navigation', { name: 'Neste texto' });
  await expect(contents.getByRole('link').first()).not.toBeVisible();
  await page.getByRole('heading', { name: 'Ver também' }).scrollIntoViewIfNeeded();
  await page.locator('.prose').getByRole('link', { name: 'Neste texto' }).click();
  await expect(contents.getByRole('link').first()).toBeInViewport();
});
