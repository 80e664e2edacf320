/** Speculation rules: a hovered link’s page is fetched before the click; files and places on the page are not. */
import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

/** Addresses that Chromium has begun to prefetch for a page, as its developer tools report them. */
async function prefetches(page: Page): Promise<Set<string>> {
  const found = new Set<string>();
  const tools = await page.context().newCDPSession(page);
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => found.add(new URL(prefetchUrl).pathname));
  await tools.send('Preload.enable');
  return found;
}

test('a hovered page is fetched, and the content security policy has nothing against it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const found = await prefetches(page);
  await page.goto('/guia/over-under');
  await page.getByRole('banner').getByRole('link', { name: 'Dicionário' }).hover();
  await expect.poll(() => [...found]).toEqual(['/dicionario']);
  expect(complaints).toEqual([]);
});

test('a place on the same page is not', async ({ page }) => {
  const found = await prefetches(page);
  await page.goto('/guia/over-under');
  const contents = page.locator('.toc');
  await contents.locator('details').evaluate((element) => element.setAttribute('open', ''));
  await contents.locator('a[href^="#"]').first().hover();
  await page.getByRole('banner').getByRole('link', { name: 'Brasil', exact: true }).hover();
  await expect.poll(() => [...found]).toEqual(['/brasil']);
});
