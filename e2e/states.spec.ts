/**
 * Sections 4, 7 and 8 in a browser: states, transitions, what the product requests, what it shows when something fails.
 * The menu, the language at start and the logged path of a 404 are in `e2e/islands`.
 */
import { expect, type Page, test } from '@playwright/test';
import { adHost, adRequest, script, silence } from '@/e2e/islands/quiet.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { readMessages } from '@/lib/i18n/translate.ts';
import {
  alphabet,
  bannerIds,
  bannerTimeout,
  blazeTabs,
  glossary,
  notFound,
  tooltipDelay,
} from '@/test/specification.ts';

const { reviews } = catalogue();
const { banner, glossary: dictionary, ranking } = readMessages('pt');

test.describe('banner', () => {
  const box = (page: Page) => page.locator(`main [data-banner-id="${bannerIds.latam}"]`);

  test('asks the ad host with both ids, and is loaded', async ({ page }) => {
    const requests = await adHost(page, script());
    await page.goto('/rankings');
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveAttribute('data-state', 'loaded');
    const [first = ''] = requests.map((route) => route.request().url()).filter((url) => url.includes(bannerIds.latam));
    const query = new URL(first).searchParams;
    expect(query.get('banner_id')).toBe(bannerIds.latam);
    expect(query.get('affiliate_link_id')).toBe(bannerIds.affiliateLink);
    const loader = box(page).locator(`script[data-banner-script="${bannerIds.latam}"]`);
    expect(await loader.evaluate((element: HTMLScriptElement) => element.src)).toBe(first);
    await expect(box(page)).toContainText(banner.label);
    await expect(box(page)).not.toContainText(banner.failed);
  });

  test('is loading, and failed after 10 seconds without an answer', async ({ page }) => {
    await page.clock.install();
    const requests = await adHost(page, silence);
    await page.goto('/rankings');
    await box(page).scrollIntoViewIfNeeded();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect(box(page)).toHaveAttribute('data-state', 'loading');
    await expect(box(page)).toContainText(banner.label);
    await page.clock.runFor(bannerTimeout - 1000);
    await expect(box(page)).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(1000);
    await expect(box(page)).toHaveAttribute('data-state', 'failed');
    await expect(box(page).locator('p')).toHaveText([banner.label, banner.failed]);
  });
});

test.describe('review picker', () => {
  for (const region of ['brasil', 'latam'] as const) {
    const inRegion = reviews.filter((review) => review.region === region);

    test(`/${region}: the first of ${inRegion.length} is shown, then the one that is clicked`, async ({ page }) => {
      await page.goto(`/${region}`);
      const panels = page.locator('[role="tabpanel"]');
      await expect(page.getByRole('tab')).toHaveCount(inRegion.length);
      for (const [index, { name, slug: id }] of inRegion.entries()) {
        const tab = page.getByRole('tab', { name, exact: true });
        if (index > 0) await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(panels.filter({ visible: true })).toHaveCount(1);
        const panel = panels.filter({ visible: true });
        await expect(panel.getByRole('heading')).toHaveText(name);
        await expect(panel.locator('img')).toBeVisible();
        await expect(panel.locator('.ranking-actions').getByRole('link')).toHaveCount(2);
        await expect(panel.locator(`a[data-partner="${id}"]`)).toBeVisible();
      }
    });
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

test.describe('/reviews/blaze-br', () => {
  test('tabs: overview at first, then freely', async ({ page }) => {
    await page.goto('/reviews/blaze-br');
    const shown = page.locator('[role="tabpanel"]').filter({ visible: true });
    await expect(shown).toHaveAttribute('id', 'overview');
    const [overview, games, bonus, security] = blazeTabs;
    for (const id of [security, games, bonus, overview, security]) {
      await page.locator(`[role="tab"][aria-controls="${id}"]`).click();
      await expect(shown).toHaveAttribute('id', id);
    }
  });

  test('the back button leads to the previous page', async ({ page }) => {
    await page.goto('/rankings');
    await page.getByRole('link', { name: 'Blaze' }).first().click();
    await expect(page).toHaveURL('/reviews/blaze-br');
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await expect(page).toHaveURL('/rankings');
  });

  test('without a previous page it leads to the region', async ({ page }) => {
    await page.goto('/reviews/blaze-br');
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await expect(page).toHaveURL('/brasil');
  });
});

for (const path of ['/brasil', '/latam']) {
  test(`${path}: the hero’s button scrolls smoothly to the ranking`, async ({ page }) => {
    await page.goto(path);
    const ranking = page.locator('#top-ranking');
    await expect(ranking.getByRole('heading').first()).not.toBeInViewport();
    await page.locator('a[href="#top-ranking"]').click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    await expect(ranking.getByRole('heading').first()).toBeInViewport();
    await expect(page).toHaveURL(`${path}#top-ranking`);
  });
}

test('a partner link opens a new tab, with no opener and no referrer', async ({ page, context }) => {
  await context.route(/parceiro/, (route) =>
    adRequest.test(route.request().url())
      ? route.abort()
      : route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
  await page.goto('/reviews/bcgame-latam');
  const opened = context.waitForEvent('page');
  await page.locator('a[data-partner]').first().click();
  const partner = await opened;
  await expect(partner).toHaveTitle('Partner');
  expect(await partner.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL('/reviews/bcgame-latam');
});

test('“Ver Review Completo” navigates the whole window', async ({ page, context }) => {
  await page.goto('/brasil');
  await page
    .getByRole('link', { name: new RegExp(`^${ranking.fullReview} ?: Superbet$`) })
    .first()
    .click();
  await expect(page).toHaveURL('/reviews/superbet-br');
  expect(context.pages()).toHaveLength(1);
});

test('a post’s card on /blog leads to it from anywhere on the card', async ({ page }) => {
  await page.goto('/blog');
  const card = page.getByRole('article').first();
  const target = await card.getByRole('link').getAttribute('href');
  // Not on the words themselves: the heading’s link lies over them.
  await card.locator('.card-action').click({ force: true });
  await expect(page).toHaveURL(target ?? '');
});

test('a page requests nothing but itself and the banner', async ({ page, baseURL }) => {
  const others: string[] = [];
  await adHost(page, script());
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !adRequest.test(request.url())) others.push(request.url());
    expect(['GET', 'HEAD']).toContain(request.method());
  });
  for (const path of ['/', '/brasil', '/dicionario', '/reviews/blaze-br']) {
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(others).toEqual([]);
});

test.describe('a glossary word', () => {
  const word = (page: Page) => page.getByRole('button', { name: 'over/under', exact: false }).first();
  const definition = (page: Page) => page.locator('#termo-over-under');

  test('tells its definition after 700 ms of hover, and as long as the pointer is on that', async ({ page }) => {
    await page.goto('/guia/over-under');
    await word(page).hover();
    await expect(definition(page)).toBeVisible();
    await definition(page).hover();
    await expect(definition(page)).toBeVisible();
    const delay = await word(page).evaluate((button) =>
      getComputedStyle(button).getPropertyValue('interest-delay-start'),
    );
    expect(delay).toBe(`${tooltipDelay / 1000}s`);
  });

  test('opens on a tap, describes itself, closes on Esc, and leads to the dictionary', async ({ page }) => {
    await page.goto('/guia/over-under');
    await word(page).click();
    await expect(definition(page)).toBeVisible();
    await expect(word(page)).toHaveAccessibleDescription(/.{40}/);
    await page.keyboard.press('Escape');
    await expect(definition(page)).toBeHidden();
    await word(page).click();
    await definition(page).getByRole('link').click();
    await expect(page).toHaveURL('/dicionario#over-under');
    await expect(page.getByRole('heading', { name: 'Over/Under', exact: true })).toBeVisible();
  });

  test('is the only one open, and keeps out of the header', async ({ page }) => {
    await page.goto('/guia/over-under');
    const words = page.locator('.term button');
    await words.nth(0).click();
    await words.nth(1).click();
    await expect(page.locator('.term [popover]:popover-open')).toHaveCount(1);
    await page.keyboard.press('Escape');
    // A word right below the header: its definition opens under it.
    await words
      .nth(1)
      .evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 70, behavior: 'instant' }));
    await words.nth(1).click();
    const [open, button] = await Promise.all([
      page.locator('.term [popover]:popover-open').boundingBox(),
      words.nth(1).boundingBox(),
    ]);
    expect(open?.y ?? 0).toBeGreaterThanOrEqual(button?.y ?? 0);
  });
});

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

test('the 404 page says the same at any depth and in any language, and leads to the language’s home page', async ({
  page,
}) => {
  for (const [path, home] of [
    ['/x', '/'],
    ['/es/x/y', '/es'],
    ['/reviews/x', '/'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.getByText(notFound.text)).toBeVisible();
    await page.getByRole('link', { name: notFound.link }).click();
    await expect(page).toHaveURL(home);
  }
});
