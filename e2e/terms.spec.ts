/** Glossary words in running text: what a pointer, a tap and the keyboard make of them. Where their lines end: `look.spec.ts`. */
import { expect, type Page, test } from '@playwright/test';
import { tooltipDelay } from '@/test/specification.ts';
import { articleWithTerms, need } from './site.ts';

const word = (page: Page) => page.locator('.term button').first();
const definition = (page: Page) => page.locator('.term [popover]').first();

test.beforeEach(async ({ page }) => {
  await page.goto(need(articleWithTerms, 'article with two glossary words'));
});

test('a glossary word tells its definition after 700 ms of hover, and as long as the pointer is on that', async ({
  page,
}) => {
  await word(page).hover();
  await expect(definition(page)).toBeVisible();
  await definition(page).hover();
  await expect(definition(page)).toBeVisible();
  const delay = await word(page).evaluate((button) =>
    getComputedStyle(button).getPropertyValue('interest-delay-start'),
  );
  expect(delay).toBe(`${tooltipDelay / 1000}s`);
});

test('a definition closes behind who goes on with Tab, and stays for its link', async ({ page }) => {
  await word(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(definition(page).getByRole('link')).toBeFocused();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(definition(page)).toBeHidden();
});

test('a definition closes when its word is scrolled under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await word(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await word(page).click();
  await expect(definition(page)).toBeVisible();
  await page.mouse.wheel(0, 100);
  await expect(definition(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(definition(page)).toBeHidden();
});

test('in a window of 320 by 256 px, as at 400 % of zoom, a definition stays in it, below the header and beside its word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const astray: string[] = [];
  for (const term of (await page.locator('.term').all()).slice(0, 6))
    for (const part of [0.3, 0.6, 0.9]) {
      const place = await term.evaluate(async (element, share) => {
        const [button, box] = [element.querySelector('button'), element.querySelector<HTMLElement>('[popover]')];
        if (!button || !box) throw new Error('no definition');
        box.hidePopover();
        scrollBy({ top: button.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' });
        // A frame without it: an open one stays on its side while the page scrolls.
        await new Promise(requestAnimationFrame);
        box.showPopover({ source: button });
        await new Promise(requestAnimationFrame);
        const { top, bottom } = box.getBoundingClientRect();
        const word = button.getBoundingClientRect();
        const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
        const isBeside = bottom <= word.top + 1 || top >= word.bottom - 1;
        return top >= header - 1 && bottom <= innerHeight && isBeside ? undefined : `${button.textContent} at ${share}`;
      }, part);
      if (place) astray.push(place);
    }
  expect(astray).toEqual([]);
});

// A pointer that rests on the word would open the definition, too, so that a click might close it.
test.describe('on a tap', () => {
  test.use({ hasTouch: true });

  test('it opens, describes itself, closes on Esc, and leads to the dictionary', async ({ page }) => {
    await word(page).tap();
    await expect(definition(page)).toBeVisible();
    await expect(word(page)).toHaveAccessibleDescription(/.{40}/);
    await page.keyboard.press('Escape');
    await expect(definition(page)).toBeHidden();
    await word(page).tap();
    const link = definition(page).getByRole('link');
    const entry = await link.getAttribute('href');
    expect(entry).toMatch(/^\/dicionario#./);
    await link.tap();
    await expect(page).toHaveURL(entry ?? '');
    await expect(page.locator('article h3:target')).toBeVisible();
  });

  test('it is the only one open, and keeps out of the header', async ({ page }) => {
    const words = page.locator('.term button');
    await words.nth(0).tap();
    await words.nth(1).tap();
    await expect(page.locator('.term [popover]:popover-open')).toHaveCount(1);
    await page.keyboard.press('Escape');
    // A word right below the header: its definition opens under it.
    await words
      .nth(1)
      .evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 70, behavior: 'instant' }));
    await words.nth(1).tap();
    const [open, button] = await Promise.all([
      page.locator('.term [popover]:popover-open').boundingBox(),
      words.nth(1).boundingBox(),
    ]);
    expect(open?.y ?? 0).toBeGreaterThanOrEqual(button?.y ?? 0);
  });
});
