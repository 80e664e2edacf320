/** Tabs by keyboard and by address. A tap that comes before their code: `slow.spec.ts`. */
import { adHost, expect, script, test } from './quiet.ts';

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
});

test('a hash opens its tab, and choosing a tab changes the hash without a history entry', async ({ page }) => {
  await page.goto('/reviews/blaze-br#bonus');
  const shown = page.locator('[role="tabpanel"]').filter({ visible: true });
  await expect(shown).toHaveAttribute('id', 'bonus');
  await expect(page.locator('[role="tab"][aria-controls="bonus"]')).toHaveAttribute('aria-selected', 'true');
  const entries = await page.evaluate(() => history.length);
  await page.locator('[role="tab"][aria-controls="security"]').click();
  await expect(page).toHaveURL('/reviews/blaze-br#security');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('partner links of the picker are links, and open exactly one tab', async ({ page, context }) => {
  await context.route(/parceiro\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  );
  await page.goto('/latam');
  for (const [id, name] of [
    ['bcgame-latam', 'BC.GAME'],
    ['novibet-mx', 'Novibet México'],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.locator(`[role="tabpanel"] a[data-partner="${id}"]`).click();
    const partner = await opened;
    await expect(partner).toHaveTitle('x');
    expect(context.pages()).toHaveLength(2);
    await partner.close();
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
