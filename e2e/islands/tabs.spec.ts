/** Tabs by keyboard and by address. A tap that comes before their code: `slow.spec.ts`. */
import { adHost, hold, partnerSites, script } from '@/e2e/network.ts';
import { need, partners } from '@/e2e/site.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { regions } from '@/lib/content/schema/index.ts';
import { readMessages } from '@/lib/i18n/translate.ts';
import { alphabet, blazeTabs, glossary } from '@/test/specification.ts';
import { expect, test } from './quiet.ts';

const { reviews } = catalogue();
const { glossary: dictionary } = readMessages('pt');

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
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
  const shown = page.locator('[role="tabpanel"]').filter({ visible: true });
  await expect(shown).toHaveAttribute('id', 'bonus');
  await expect(page.locator('[role="tab"][aria-controls="bonus"]')).toHaveAttribute('aria-selected', 'true');
  await page.locator('[role="tab"][aria-controls="security"]').click();
  await expect(page).toHaveURL('/reviews/blaze-br#security');
  await page.goBack();
  await expect(page).toHaveURL('/brasil');
});

test.describe('review picker', () => {
  for (const region of regions) {
    const inRegion = reviews.filter((review) => review.region === region);

    test(`/${region}: the first of ${inRegion.length} is shown, then the one that is clicked`, async ({ page }) => {
      await page.goto(`/${region}`);
      const panels = page.locator('[role="tabpanel"]');
      await expect(page.getByRole('tab')).toHaveCount(inRegion.length);
      for (const [index, review] of inRegion.entries()) {
        const tab = page.getByRole('tab', { name: review.name, exact: true });
        if (index > 0) await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(panels.filter({ visible: true })).toHaveCount(1);
        const panel = panels.filter({ visible: true });
        await expect(panel.getByRole('heading')).toHaveText(review.name);
        await expect(panel.locator('img')).toBeVisible();
        const button = Number(partners.includes(review));
        await expect(panel.locator('.ranking-actions').getByRole('link')).toHaveCount(1 + button);
        await expect(panel.locator(`a[data-partner="${review.slug}"]`)).toHaveCount(button);
      }
    });
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

test('/reviews/blaze-br: overview at first, then freely', async ({ page }) => {
  await page.goto('/reviews/blaze-br');
  const shown = page.locator('[role="tabpanel"]').filter({ visible: true });
  await expect(shown).toHaveAttribute('id', 'overview');
  const [overview, games, bonus, security] = blazeTabs;
  for (const id of [security, games, bonus, overview, security]) {
    await page.locator(`[role="tab"][aria-controls="${id}"]`).click();
    await expect(shown).toHaveAttribute('id', id);
  }
});

test('glossary: A is chosen, every letter shows its terms or that it has none', async ({ page }) => {
  await page.goto('/dicionario');
  await expect(page.getByRole('tab', { name: 'A', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'All-in', exact: true })).toBeVisible();
  for (const letter of [...alphabet.slice(1), 'A']) {
    await page.getByRole('tab', { name: letter, exact: true }).click();
    const panel = page.locator('[role="tabpanel"]').filter({ visible: true });
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute('id', `letra-${letter.toLowerCase()}`);
    const terms = glossary.filter((term) => term.startsWith(letter));
    for (const term of terms) await expect(panel.getByRole('heading', { name: term, exact: true })).toBeVisible();
    if ((await panel.getByRole('article').count()) === 0) {
      await expect(panel).toContainText(dictionary.notFound.replace('{letter}', letter));
    }
  }
});

test('glossary: a chosen letter is in the address, which opens it', async ({ page }) => {
  await page.goto('/dicionario#letra-r');
  const letter = page.getByRole('tab', { name: 'R', exact: true });
  await expect(letter).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Rollover', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Z', exact: true }).click();
  await expect(page).toHaveURL('/dicionario#letra-z');
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
  const shown = page.locator('[role="tabpanel"]').filter({ visible: true });
  await expect(shown).toHaveAttribute('id', 'security');
  release();
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-live', '');
  await expect(shown).toHaveAttribute('id', 'security');
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'security');
});

test('glossary: a term’s address opens its letter', async ({ page }) => {
  await page.goto('/dicionario#odd');
  await expect(page.locator('#odd')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'O', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => {
    location.hash = '#zebra';
  });
  await expect(page.locator('#zebra')).toBeVisible();
  await expect(page.locator('#odd')).toBeHidden();
});

test('glossary: an address written with percent signs opens its letter, and a broken one changes nothing', async ({
  page,
}) => {
  await page.goto('/dicionario#%6F%64%64');
  await expect(page.locator('#odd')).toBeVisible();
  // Until then the style sheet shows the address's letter, which leaves with the address.
  await expect(page.locator('[role="tablist"][data-live]')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page.locator('#odd')).toBeVisible();
});

test.describe('without the islands’ code', () => {
  for (const path of ['/brasil', '/dicionario', '/reviews/blaze-br']) {
    test(`${path}: everything is readable and the links work`, async ({ page, context }) => {
      // The browser itself reports the module that it could not get; nothing else may speak.
      context.removeAllListeners('console');
      await page.route('**/assets/islands-*.js', (route) => route.abort());
      await page.goto(path);
      const panels = page.locator('[role="tabpanel"]:not([data-empty])');
      await page.evaluate(() => document.querySelector('[data-when="idle-visible"]')?.scrollIntoView());
      await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
      await page.locator('footer a[hreflang="es"]').click();
      await expect(page).toHaveURL(`/es${path}`);
    });
  }
});
