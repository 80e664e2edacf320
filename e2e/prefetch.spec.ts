/** Speculation rules: a hovered or pressed link’s page is fetched before the click; files and places on the page are not. */
import { devices, expect, type Page, test } from '@playwright/test';

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

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'];
  test.use(phone);

  test('a page is fetched once its link is touched, and none for being in view', async ({ page }) => {
    const found = await prefetches(page);
    await page.goto('/guia');
    const link = page.getByRole('main').locator('h3 a[href="/guia/como-funcionam-odds"]');
    await link.scrollIntoViewIfNeeded();
    // What Chrome does on Android with links in view cannot be seen here: no link may be left to its judgement.
    const rules = await page.locator('script[type="speculationrules"]').evaluate((script) =>
      JSON.parse(script.textContent ?? '').prefetch.map(({ eagerness, where }: Rule) => ({
        eagerness,
        links: document.querySelectorAll(where.selector_matches).length,
      })),
    );
    expect(rules).toEqual([
      { eagerness: 'conservative', links: expect.any(Number) },
      { eagerness: 'moderate', links: 0 },
    ]);
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    const tools = await page.context().newCDPSession(page);
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] });
    await expect.poll(() => [...found]).toEqual(['/guia/como-funcionam-odds']);
  });
});

interface Rule {
  eagerness: string;
  where: { selector_matches: string };
}
