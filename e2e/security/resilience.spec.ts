/** Whatever fails round a page, its words stay and nothing throws: one page of each kind, with one thing after another taken away. */
import { expect, type Page, test } from '@playwright/test';
import { samples } from '@/e2e/site.ts';
import { settle } from '@/lib/bench/visit.ts';
import { documentAt, only, text } from '@/test/site.ts';

/** What is taken away before a page is opened. The ad host is away from all: no test reaches it. Storage: `islands/language.spec.ts`. */
const losses: Record<string, (page: Page) => Promise<unknown>> = {
  'script files': (page) => page.route('**/*.js', (route) => route.abort()),
  'style sheets': (page) => page.route('**/*.css', (route) => route.abort()),
  'fonts and pictures': (page) => page.route(/\.(woff2|png|svg)$/, (route) => route.abort()),
};

/** Errors in the page, as they come. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** All words of `<main>` are there, and those of the first paragraph can be seen. */
async function expectWords(page: Page, path: string): Promise<void> {
  // Whether a banner has failed is news of this visit, not text of the page.
  const words = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const news of copy.querySelectorAll('script, .banner-failed, [popover]')) news.remove();
    return copy.textContent ?? '';
  });
  const squeeze = (part: string) => part.replace(/\s/g, '');
  expect(squeeze(words), path).toBe(squeeze(text(only(documentAt(path), 'main'))));
  await expect(page.locator('h1'), path).toBeVisible();
  // Either tabs work, or all panels with words in them lie open.
  const panels = page.locator('[role="tabpanel"]:not([data-empty])');
  const areTabs = await page.locator('html[data-js] [role="tablist"]').count();
  await expect(panels.filter({ visible: true }), path).toHaveCount(areTabs || (await panels.count()));
}

/** Brings every island of a page near until it is alive, or the page knows that it cannot be, and touches what a visitor would. */
async function use(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asleep = document.querySelector('[data-island]:not([data-live])');
    asleep?.scrollIntoView();
    asleep?.dispatchEvent(new Event('pointerenter'));
    // Where their code could not be loaded, the page has given up on scripts.
    return !asleep || !('js' in document.documentElement.dataset);
  });
  await page.evaluate(() => document.querySelector<HTMLElement>('[role="tab"]:nth-of-type(2)')?.click());
  await settle(page);
}

for (const [loss, takeAway] of Object.entries(losses)) {
  test(`without ${loss}, every kind of page reads, and nothing throws`, async ({ page }) => {
    const errors = errorsOf(page);
    await takeAway(page);
    for (const path of Object.values(samples)) {
      await page.goto(path);
      await use(page);
      await expectWords(page, path);
    }
    expect(errors).toEqual([]);
  });
}

test('a component that breaks says “Unexpected Application Error!”, and the page stays readable', async ({ page }) => {
  await page.route('**/dicionario', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('&quot;empty&quot;:&quot;', '&quot;nothing&quot;:&quot;') });
  });
  await page.goto('/dicionario');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zebra', exact: true })).toBeVisible();
});

test('offline after the first load, a page reads on and nothing throws', async ({ page, context }) => {
  const errors = errorsOf(page);
  for (const path of Object.values(samples)) {
    await page.goto(path);
    await context.setOffline(true);
    await use(page);
    await expectWords(page, path);
    await context.setOffline(false);
  }
  expect(errors).toEqual([]);
});
