/** The banner loader, in every state that its ad host can put it in. */
import { adHost, expect, script, silence, test } from './quiet.ts';

// The LATAM page has one banner, 163021.
const inText = '[data-banner-id="163021"]';

test('asks for nothing until the banner is near, and keeps its place all along', async ({ page }) => {
  const requests = await adHost(page, script());
  await page.goto('/guia/slots-online');
  const banner = page.locator(inText);
  await expect(banner).toHaveAttribute('data-state', 'loading');
  await expect(banner).toContainText('Publicidade');
  const before = await banner.boundingBox();
  expect(requests).toHaveLength(0);

  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-state', 'loaded');
  expect(requests).toHaveLength(1);
  const after = await banner.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('moves nothing in its whole life', async ({ page }) => {
  await adHost(page, (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: entry.startTime });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/rankings');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-state', 'failed');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
});

test('a creative appears in the box, whichever way its script finds it', async ({ page }) => {
  const creative = script(`{
      const byScript = document.createElement('i');
      byScript.textContent = 'by currentScript';
      document.currentScript.parentElement.append(byScript);
      const byId = document.createElement('b');
      byId.textContent = 'by id';
      document.querySelector('[id^="banner-163021-"]').append(byId);
    }`);
  await adHost(page, (route) => (route.request().url().includes('163021') ? creative : script())(route));
  await page.goto('/latam');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByText('by currentScript')).toBeVisible();
  await expect(banner.getByText('by id')).toBeVisible();
});

test('fails when its script errors, and says so', async ({ page }) => {
  await adHost(page, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/latam');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-state', 'failed');
  await expect(banner).toContainText('Banner não disponível no momento');
});

test('an ad blocker leaves it failed, without a word of ours in the console', async ({ page }) => {
  await adHost(page, (route) => route.abort('blockedbyclient'));
  await page.goto('/es/latam');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-state', 'failed');
  await expect(banner).toContainText('Publicidad');
});

test('an answer after the ten seconds changes nothing', async ({ page }) => {
  await page.clock.install();
  const requests = await adHost(page, silence);
  await page.goto('/latam');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  const asked = () => requests.find((route) => route.request().url().includes('banner_id=163021'));
  await expect.poll(asked).toBeDefined();
  await page.clock.runFor(10_000);
  await expect(banner).toHaveAttribute('data-state', 'failed');

  const answered = page.waitForResponse(/banner_id=163021/);
  await asked()?.fulfill({ contentType: 'text/javascript', body: '' });
  await answered;
  await expect(banner.locator('script')).toHaveCount(1);
  await expect(banner).toHaveAttribute('data-state', 'failed');
});

test('an answer that comes twice, or an error after it, changes nothing', async ({ page }) => {
  await adHost(page, script());
  await page.goto('/latam');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-state', 'loaded');
  await banner.locator('script').evaluate((element) => {
    element.dispatchEvent(new Event('error'));
    element.dispatchEvent(new Event('load'));
  });
  await expect(banner).toHaveAttribute('data-state', 'loaded');
});

test('the banner before the footer is another one than that of the text', async ({ page }) => {
  const requests = await adHost(page, script());
  await page.goto('/');
  const banners = page.locator('[data-banner-id]');
  await expect(banners).toHaveCount(2);
  for (const banner of await banners.all()) {
    await banner.scrollIntoViewIfNeeded();
    await expect(banner).toHaveAttribute('data-state', 'loaded');
  }
  const asked = requests.map((route) => new URL(route.request().url()).searchParams.get('banner_id'));
  expect(asked.toSorted()).toEqual(['163019', '163021']);
});

test('a failed banner out of view takes no more room than its two lines', async ({ page }) => {
  await adHost(page, (route) => route.abort());
  await page.goto('/rankings');
  const banner = page.locator(inText);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-state', 'failed');
  const full = (await banner.boundingBox())?.height ?? 0;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThan(full / 2);
  await expect(banner).toContainText('Banner não disponível no momento');
});

test('nothing but banners looks like one to a block list', async ({ page }) => {
  await adHost(page, script());
  for (const path of ['/', '/brasil', '/guia/slots-online', '/reviews/blaze-br', '/blog', '/dicionario']) {
    await page.goto(path);
    const suspicious = await page.evaluate(() =>
      [...document.querySelectorAll('body [id], body [class]')]
        .filter((element) => !element.closest('[data-island="banner"]'))
        .flatMap((element) => [element.id, ...element.classList])
        .filter((name) => /(^|[-_])(ad|ads|adv|banner|sponsor|sponsored|promo|publicidade)s?([-_]|$)/i.test(name)),
    );
    expect(suspicious, path).toEqual([]);
  }
});
