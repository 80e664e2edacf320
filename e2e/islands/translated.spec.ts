/**
 * A browser that translates wraps every text in `<font>`, maybe before the islands' code has arrived: their words stay translated,
 * and what the reader did meanwhile counts.
 */
import type { Page } from '@playwright/test';
import { adHost, hold, script } from '@/e2e/network.ts';
import { expect, test } from './quiet.ts';

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
});

/** Changes the page as Google Translate in Chrome does. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `Ü${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** Every island comes alive, and its words are those of the translation. */
async function expectTranslated(page: Page) {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.hover();
    await expect(island).toHaveAttribute('data-live', '');
    const words = await island.evaluate((element) =>
      Array.from(element.querySelectorAll('button, a, p'), ({ textContent }) => textContent ?? '').filter(Boolean),
    );
    expect(words.filter((text) => !text.startsWith('Ü'))).toEqual([]);
  }
}

for (const [path, chosen, first] of [
  ['/reviews/blaze-br', 'games', 'overview'],
  ['/dicionario', 'letra-o', 'letra-a'],
] as const)
  test(`${path}: words stay translated, the tap and the focus are kept`, async ({ page }) => {
    const release = await hold(page, '**/assets/islands-*.js');
    await page.goto(path);
    await translate(page);
    const tab = page.locator(`[role="tab"][aria-controls="${chosen}"]`);
    await tab.click();
    await expect(tab).toBeFocused();
    await expect(page.locator(`#${first}`)).toBeVisible();
    release();
    await expect(page.locator(`#${chosen}`)).toBeVisible();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expectTranslated(page);
  });
