/** Crawlers read the HTML as it was sent: nothing that a reader sees may come from a script alone. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wakeIslands } from '@/lib/bench/visit.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { pageText } from '@/test/site.ts';
import { expect, test } from './islands/quiet.ts';
import { looksIn } from './site.ts';

// One tab for many pages: a new one for each costs more than the page.
for (const locale of localeCodes) {
  test(`in ${locale}, what is readable after scripts ran was in the HTML`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of looksIn(locale)) {
      await page.goto(path);
      await wakeIslands(page);
      const readable = await readableTexts(page);
      expect(readable.length, path).toBeGreaterThan(20);
      const raw = pageText(path);
      expect(
        readable.filter((text) => !raw.includes(text)),
        path,
      ).toEqual([]);
    }
  });
}

test('sitemap and feeds are well-formed', async ({ page }) => {
  for (const path of ['/sitemap.xml', ...localeCodes.map((locale) => localizedPath('/feed.xml', locale))]) {
    const source = readFileSync(`out${path}`, 'utf8');
    const fault = await page.evaluate((xml) => {
      return new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent;
    }, source);
    expect([path, fault]).toEqual([path, undefined]);
  }
});

function readableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The state of a banner is news of this visit, not text of the page.
      const seen = node.parentElement?.checkVisibility() && !node.parentElement.closest('[data-island="banner"]');
      if (seen && node.textContent?.trim()) texts.push(node.textContent.replace(/\s+/g, ' ').trim());
    }
    return texts;
  });
}
