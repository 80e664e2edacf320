/** Tabs by pointer, keyboard and address. A tap that comes before their code: `slow.spec.ts`; without it: `security/resilience.spec.ts`. */
import type { Page } from '@playwright/test';
import { adHost, hold, partnerSites, script } from '@/e2e/network.ts';
import { need, partners } from '@/e2e/site.ts';
import { wakeIslands } from '@/lib/bench/visit.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { pickedReviewId } from '@/lib/ids.ts';
import { expect, test } from './quiet.ts';

const shown = (page: Page) => page.locator('[role="tabpanel"]').filter({ visible: true });

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
});

for (const [path, address] of [
  ['/brasil', 'stays'],
  ['/latam', 'stays'],
  ['/dicionario', 'names the panel'],
  ['/reviews/blaze-br', 'names the panel'],
] as const)
  test(`${path}: the first tab is chosen, each shows its panel and no other, and the address ${address}`, async ({
    page,
  }) => {
    await page.goto(path);
    const [first = '', ...others] = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-controls') ?? ''));
    const expectChosen = async (id: string) => {
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
      await expect(shown(page)).toHaveAttribute('id', id);
    };
    await expectChosen(first);
    for (const id of [...others, first]) {
      await page.locator(`[role="tab"][aria-controls="${id}"]`).click();
      await expectChosen(id);
    }
    await expect(page).toHaveURL(address === 'stays' ? path : `${path}#${first}`);
  });

test('arrows, Home and End move the selection round, and only one tab is in the tab order', async ({ page }) => {
  await page.goto('/brasil');
  const tabs = page.getByRole('tab');
  const selected = page.locator('[role="tab"][aria-selected="true"]');
  await tabs.first().click();
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-live', '');
  await tabs.first().focus();
  const last = (await tabs.count()) - 1;
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(selected).toHaveCount(1);
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
  }
  expect(await tabs.first().evaluate((tab) => getComputedStyle(tab).outlineStyle)).not.toBe('none');
  // Closed panels are no stops on the way.
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').last()).toBeFocused();
});

test('a hash opens its tab, and choosing a tab changes the hash without a history entry', async ({ page }) => {
  await page.goto('/brasil');
  await page.goto('/reviews/blaze-br#bonus');
  await expect(shown(page)).toHaveAttribute('id', 'bonus');
  await expect(page.locator('[role="tab"][aria-controls="bonus"]')).toHaveAttribute('aria-selected', 'true');
  await page.locator('[role="tab"][aria-controls="security"]').click();
  await expect(page).toHaveURL('/reviews/blaze-br#security');
  await page.goBack();
  await expect(page).toHaveURL('/brasil');
});

test('a page that is loaded anew has the panel of its address open where it was left, before its tabs are hydrated too', async ({
  page,
}) => {
  const { slug, region } = need(catalogue().reviews.at(-1), 'review');
  const picked = pickedReviewId(slug);
  for (const [address, id] of [
    ['/dicionario#letra-p', 'letra-p'],
    [`/${region}#${picked}`, picked],
    ['/dicionario#rollover', 'letra-r'],
  ] as const) {
    await page.goto(address);
    await expect(shown(page), address).toHaveAttribute('id', id);
    await shown(page).evaluate((panel) => panel.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const release = await hold(page, '**/assets/islands-*.js');
    await page.reload();
    await expect(shown(page), address).toHaveAttribute('id', id);
    await expect(shown(page), address).toBeInViewport();
    release();
    await wakeIslands(page);
    await expect(shown(page), address).toHaveAttribute('id', id);
  }
});

test('a partner link opens exactly one tab, with no opener and no referrer, from the picker as from the review', async ({
  page,
  context,
}) => {
  const { slug, region } = need(partners[0], 'partner button');
  await partnerSites(context, 'Partner');
  for (const path of [`/${region}#casa-${slug}`, `/reviews/${slug}`]) {
    await page.goto(path);
    const opened = context.waitForEvent('page');
    await page.locator(`main a[data-partner="${slug}"]:visible`).first().click();
    const partner = await opened;
    await expect(partner).toHaveTitle('Partner');
    expect(await partner.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    expect(context.pages()).toHaveLength(2);
    await expect(page).toHaveURL(path);
    await partner.close();
  }
});

test('a search that finds text in a closed letter opens it', async ({ page }) => {
  await page.goto('/dicionario');
  await expect(page.locator('[data-island="letter-picker"]')).toHaveAttribute('data-live', '');
  const panel = page.locator('#letra-z');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // What the browser tells the element before it shows what it found there.
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.getByRole('tab', { name: 'Z', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Zebra', exact: true })).toBeVisible();
});

test('text in a closed panel is found before its tabs are hydrated, and stays open when they are', async ({ page }) => {
  const address = '/reviews/blaze-br';
  const release = await hold(page, '**/assets/islands-*.js');
  await page.goto(address);
  const text = await page.locator('#security p').first().textContent();
  const words = text?.split(' ').slice(0, 4).join(' ') ?? '';
  await page.goto('about:blank');
  await page.goto(`${address}#:~:text=${encodeURIComponent(words)}`);
  await expect(shown(page)).toHaveAttribute('id', 'security');
  release();
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-live', '');
  await expect(shown(page)).toHaveAttribute('id', 'security');
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'security');
});

test('glossary: a term’s address opens its letter, written with percent signs too; a broken one changes nothing', async ({
  page,
}) => {
  await page.goto('/dicionario#%6F%64%64');
  await expect(page.locator('#odd')).toBeVisible();
  // Until then the style sheet shows the address's letter, which leaves with the address.
  await expect(page.locator('[role="tablist"][data-live]')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'O', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page.locator('#odd')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#zebra';
  });
  await expect(page.locator('#zebra')).toBeVisible();
  await expect(page.locator('#odd')).toBeHidden();
});
