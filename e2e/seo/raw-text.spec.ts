/** Crawlers read the HTML as it was sent: nothing that a reader sees may come from a script alone. */
import { expect, test } from '@playwright/test';
import { pageText } from '@/e2e/site.ts';
import { canonicalPages } from './files.ts';

for (const { path } of canonicalPages) {
  test(`${path}: what is readable after scripts ran was in the HTML`, async ({ page }) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(path);
    for (const island of await page.locator('[data-island]:not([data-when="intent"])').all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-live', '');
    }

    const readable = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // The state of a banner is news of this visit, not text of the page.
        const seen = node.parentElement?.checkVisibility() && !node.parentElement.closest('[data-island="banner"]');
        if (seen && node.textContent?.trim()) texts.push(node.textContent.replace(/\s+/g, ' ').trim());
      }
      return texts;
    });
    expect(readable.length).toBeGreaterThan(20);
    const raw = pageText(path);
    expect(readable.filter((text) => !raw.includes(text))).toEqual([]);
  });
}
