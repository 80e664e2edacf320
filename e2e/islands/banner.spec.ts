/** The banner loader, in every state that its ad host can put it in. */
import type { Page, Route } from '@playwright/test';
import { adHost, adRequest, script, silence } from '@/e2e/network.ts';
import { recordShifts, shiftsOf } from '@/e2e/shifts.ts';
import { type BannerPlace, banners, need } from '@/e2e/site.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { readMessages } from '@/lib/i18n/translate.ts';
import { bannerBelow, shownBanners } from '@/test/site.ts';
import { bannerTimeout } from '@/test/specification.ts';
import { expect, test } from './quiet.ts';

const words = readMessages('pt').banner;

test.describe('a banner', () => {
  let banner: BannerPlace;
  /** That of its script, as the page writes it. */
  let address: string;
  test.beforeEach(() => {
    banner = need(banners.inArticle, 'banner in an article');
    const { host, ids } = catalogue().site.banners;
    address = `${host}?banner_id=${banner.id}&affiliate_link_id=${ids[banner.id]}`;
  });
  const box = (page: Page) => page.locator(`[data-banner-id="${banner.id}"]`);

  test('asks for nothing until it is near, keeps its place all along, and asks with both ids', async ({ page }) => {
    const requests = await adHost(page, script());
    await page.goto(banner.path);
    await expect(box(page)).toHaveAttribute('data-state', 'loading');
    await expect(box(page)).toContainText(words.label);
    const before = await box(page).boundingBox();
    expect(requests).toHaveLength(0);

    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveAttribute('data-state', 'loaded');
    expect(requests.map((route) => route.request().url())).toEqual([new URL(address).href]);
    const loader = box(page).locator(`script[src*="banner_id=${banner.id}&"]`);
    expect(await loader.evaluate((element: HTMLScriptElement) => element.src)).toBe(new URL(address).href);
    await expect(loader).toHaveAttribute('data-banner-script', String(banner.id));
    await expect(box(page)).toContainText(words.label);
    await expect(box(page)).not.toContainText(words.failed);
    const after = await box(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  });

  test('a script for it that stands in the page already counts as loaded, and no second one is made', async ({
    page,
  }) => {
    const requests = await adHost(page, silence);
    await page.goto(banner.path);
    await page.evaluate(
      (src) => {
        document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
      },
      address.replace(/\?(banner_id=\d+)&(.+)/, '?$2&$1'),
    );
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveAttribute('data-state', 'loaded');
    expect(requests).toHaveLength(1);
  });

  test('a creative appears in the box, whichever way its script finds it', async ({ page }) => {
    const creative = script(`{
      const byScript = document.createElement('i');
      byScript.textContent = 'by currentScript';
      document.currentScript.parentElement.append(byScript);
      const byId = document.createElement('b');
      byId.textContent = 'by id';
      document.getElementById('banner-${banner.id}').append(byId);
    }`);
    await adHost(page, creative);
    await page.goto(banner.path);
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page).getByText('by currentScript')).toBeVisible();
    await expect(box(page).getByText('by id')).toBeVisible();
  });

  for (const [what, answer] of Object.entries<(route: Route) => Promise<void>>({
    'a script that errors': (route) => route.fulfill({ status: 500, body: '' }),
    'an ad blocker': (route) => route.abort('blockedbyclient'),
  }))
    test(`${what} leaves it failed, which it says without a word in the console, and nothing moves`, async ({
      page,
    }) => {
      await adHost(page, answer);
      await recordShifts(page);
      await page.goto(banner.path);
      await box(page).scrollIntoViewIfNeeded();
      await expect(box(page)).toHaveAttribute('data-state', 'failed');
      await expect(box(page)).toContainText(words.label);
      await expect(box(page)).toContainText(words.failed);
      expect(await shiftsOf(page)).toEqual([]);
    });

  test('an answer after the ten seconds changes nothing', async ({ page }) => {
    await page.clock.install();
    const requests = await adHost(page, silence);
    await page.goto(banner.path);
    await box(page).scrollIntoViewIfNeeded();
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(bannerTimeout);
    await expect(box(page)).toHaveAttribute('data-state', 'failed');

    const answered = page.waitForResponse(adRequest);
    await requests[0]?.fulfill({ contentType: 'text/javascript', body: '' });
    await answered;
    await expect(box(page).locator('script')).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('data-state', 'failed');
  });

  test('an answer that comes twice, or an error after it, changes nothing', async ({ page }) => {
    await adHost(page, script());
    await page.goto(banner.path);
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveAttribute('data-state', 'loaded');
    await box(page)
      .locator('script')
      .evaluate((element) => {
        element.dispatchEvent(new Event('error'));
        element.dispatchEvent(new Event('load'));
      });
    await expect(box(page)).toHaveAttribute('data-state', 'loaded');
  });

  /** Opens the page at its banner, which fails. @returns what measures its height */
  async function heightOfFailed(page: Page): Promise<() => Promise<number>> {
    await adHost(page, (route) => route.abort());
    await page.goto(banner.path);
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveAttribute('data-state', 'failed');
    return async () => (await box(page).boundingBox())?.height ?? 0;
  }

  for (const [where, leave] of Object.entries({
    // What stands above its frame is still in view.
    below: (element: Element) => (element.lastElementChild?.getBoundingClientRect().top ?? 0) - innerHeight - 2,
    above: (element: Element) => element.getBoundingClientRect().bottom + 2,
  }))
    test(`a failed banner just ${where} the window takes no more room than its two lines, and what is read stays`, async ({
      page,
    }) => {
      await recordShifts(page);
      const height = await heightOfFailed(page);
      const full = await height();
      const top = await box(page).evaluate(leave);
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), top);
      await expect.poll(height).toBeLessThan(full / 2);
      await expect(box(page)).toContainText(words.failed);
      expect(await shiftsOf(page)).toEqual([]);
    });

  test('a failed banner keeps its room while the page scrolls', async ({ page }) => {
    await recordShifts(page);
    const height = await heightOfFailed(page);
    const full = await height();
    const heights = await box(page).evaluate(async (element) => {
      const seen = new Set<number>();
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        seen.add(element.getBoundingClientRect().height);
      }
      return [...seen];
    });
    expect(heights).toEqual([full]);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('a page with two banners asks for both', async ({ page }) => {
  const above = need(banners.above, 'page with a banner in its text and one before its footer');
  const requests = await adHost(page, script());
  await page.goto(above.path);
  const ids = [...shownBanners(above.page), bannerBelow(above.page)].map(String);
  const boxes = page.locator('[data-banner-id]');
  await expect(boxes).toHaveCount(ids.length);
  for (const box of await boxes.all()) {
    await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('data-state', 'loaded');
  }
  const asked = requests.map((route) => new URL(route.request().url()).searchParams.get('banner_id'));
  expect(asked.toSorted()).toEqual(ids.toSorted());
});
