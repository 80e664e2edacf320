/** The pages on paper, and in the colours that a reader forces upon them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { banners, looks, need, partners } from './site.ts';

test.describe('on paper', () => {
  // A4 without its margins.
  test.use({ viewport: { width: 658, height: 985 } });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  });

  test('an article is its text, in dark ink on white, with the addresses of other sites', async ({ page }) => {
    await page.goto('/guia/casa-apostas-confiavel');
    for (const shown of ['.logo', 'h1', '.prose > h2']) await expect(page.locator(shown).first()).toBeVisible();
    for (const gone of ['#menu', '[popovertarget]', '.breadcrumbs', '.toc', '.neighbours', 'body > footer'])
      await expect(page.locator(gone).first(), gone).toBeHidden();

    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(brightness(ink)).toBeLessThan(60);
    expect(brightness(paper)).toBeGreaterThan(240);

    const link = page.locator('main a[href^="http"]').first();
    expect(await contentAfter(link)).toContain(await link.getAttribute('href'));
    await expect(page.locator('.term [popover]').first()).toBeHidden();
  });

  test('a review has every panel of its tabs', async ({ page }) => {
    await page.goto(looks['review-tabs']);
    await expect(page.locator('[role="tablist"]')).toBeAttached();
    await expect(page.locator('[role="tablist"]')).toBeHidden();
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels.first()).toBeVisible();
    await expect(panels.filter({ visible: false })).toHaveCount(0);
  });

  test('a review has no partner link', async ({ page }) => {
    await page.goto(`/reviews/${need(partners[0], 'partner button').slug}`);
    await expectNone(page, '[data-partner]');
  });

  test('an article has no banner', async ({ page }) => {
    await page.goto(need(banners.inArticle, 'banner in an article').path);
    await expectNone(page, '[data-island="banner"]');
  });

  test('the comparison is a table, as wide as the paper', async ({ page }) => {
    await page.goto('/rankings');
    await expect(page.locator('.comparison thead')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.describe('in forced colours', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { forcedColors: 'active' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`buttons, scores, charts, tabs and focus can be seen, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/reviews/fresh-casino-br');
      for (const selector of ['.button', '.score-meter', '.stars', '.dial', '.criterion-score'])
        expect(await contrast(page.locator(`main ${selector}:visible`).first()), selector).toBeGreaterThan(20);

      await page.goto('/reviews/blaze-br');
      const selected = page.getByRole('tab', { selected: true });
      expect(await contrast(selected), 'selected tab').toBeGreaterThan(20);
      const ground = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground(selected)).not.toBe(await ground(page.getByRole('tab', { selected: false }).first()));

      await page.keyboard.press('Tab');
      const skip = page.locator('.skip-link');
      await expect(skip).toBeFocused();
      expect(await contrast(skip), 'skip link').toBeGreaterThan(20);
      expect(await skip.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');

      await page.goto('/guia/estrategias-nao-quebrar');
      expect(await contrast(page.locator('.chart').first()), 'chart').toBeGreaterThan(10);
      await page.goto('/');
      expect(await contrast(page.locator('main section .button').first()), 'button of the hero').toBeGreaterThan(20);
    });
  }
});

/** The page has such parts, and paper shows none of them. */
async function expectNone(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeAttached();
  await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0);
}

/**
 * How much the brightness varies where an element's words stand, or inside of its edges if it has none: 0 where all of it has
 * one colour, so that nothing can be read.
 */
async function contrast(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((node) => {
    const words = Array.from(node.childNodes).find((child) => child.nodeType === Node.TEXT_NODE) ?? node;
    const range = document.createRange();
    if (words === node) range.selectNode(node);
    else range.selectNodeContents(words);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
  });
  const inside = sharp(await element.page().screenshot({ clip })).greyscale();
  const { channels } = await sharp(await inside.png().toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

function contentAfter(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node, '::after').content);
}

/** 0 for black, 255 for white. */
function brightness(rgb = ''): number {
  const [red = 0, green = 0, blue = 0] = rgb.match(/[\d.]+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3;
}
