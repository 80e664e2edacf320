/** Crawlers and feed readers refuse XML that is not well-formed; what stands in it: `test/seo/crawlers.test.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';

test('sitemap and feeds are well-formed', async ({ page }) => {
  for (const path of ['/sitemap.xml', ...localeCodes.map((locale) => localizedPath('/feed.xml', locale))]) {
    const source = readFileSync(`out${path}`, 'utf8');
    const fault = await page.evaluate((xml) => {
      return new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent;
    }, source);
    expect([path, fault]).toEqual([path, undefined]);
  }
});
