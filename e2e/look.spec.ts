/**
 * How the pages look and feel: accessible to the machine's eye in both schemes, nothing runs off a narrow screen, everything
 * to tap is large enough, and nothing moves while a page loads.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { settle, wakeIslands } from '@/lib/bench/visit.ts';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { all, documentAt, notFoundPages, pages } from '@/test/site.ts';
import { adHost, script } from './network.ts';
import { recordShifts, shiftsOf } from './shifts.ts';
import { articleWithTerms, desktop, looks, looksIn, need, phone, sizes, untranslated } from './site.ts';

/** A page of each look, with the notice of a text in another language where the site has one. */
const paths = [...Object.values(looks), ...(untranslated ? [untranslated] : [])];

const translated = localeCodes.filter((code) => code !== defaultLocale).flatMap(looksIn);

test.describe('axe finds nothing', () => {
  // The other pages are of the same looks, so that one view will do, in the language that translations follow.
  const others = pages.filter(({ path, locale }) => locale === defaultLocale && !paths.includes(path));
  for (const [index, viewport] of sizes.entries()) {
    test(`at ${viewport.width} px: a page of each look in both schemes, and every second of the others`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await page.goto(path);
        await expectNoViolations(page);
        // In the dark only colours are others.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page, contrastRules);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      // Words of other languages make names and lines of other lengths.
      if (viewport === phone)
        for (const path of translated) {
          await page.goto(path);
          await expectNoViolations(page);
        }
      for (const [position, { path }] of others.filter((_, at) => at % 2 === index).entries()) {
        await page.emulateMedia({ colorScheme: position % 2 === 0 ? 'light' : 'dark' });
        await page.goto(path);
        await expectNoViolations(page);
      }
    });
  }

  test.describe('in what opens', () => {
    test.use({ viewport: phone });

    test('menu', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoViolations(page);
      expect(await smallTargets(page)).toEqual([]);
    });

    test('contents and chart data of an article', async ({ page }) => {
      await page.goto(looks.article);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectNoViolations(page);
    });

    test('the definition of a glossary word', async ({ page }) => {
      await page.goto(need(articleWithTerms, 'article with two glossary words'));
      await page.locator('.term button').first().click();
      await expectNoViolations(page);
      expect(await sideways(page)).toEqual([]);
    });
  });
});

test.describe('nothing runs off the page', () => {
  const withTables = pages.map(({ path }) => path).filter((path) => all(documentAt(path), '.table-scroll').length > 0);
  for (const { name, width, visited } of [
    { name: 'any page, at 320 pixels', width: 320, visited: [...pages, ...notFoundPages].map(({ path }) => path) },
    { name: 'any page with a table, at 480 pixels', width: 480, visited: withTables },
    { name: 'any page with a table, at 640 pixels, where it is a list no more', width: 640, visited: withTables },
    { name: 'a page of each look, at 1280 pixels', width: desktop.width, visited: localeCodes.flatMap(looksIn) },
  ]) {
    test(`${name}, nor with text of twice the size, no table in a text scrolls, no sign leaves its glossary word`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 640 });
      for (const path of visited) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await sideways(page), path).toEqual([]);
        expect(await cutTables(page), path).toEqual([]);
        expect(await lostSigns(page), path).toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await sideways(page), `${path} with large text`).toEqual([]);
      }
    });
  }
});

/** What a page of each look keeps to, the window in which it does, and where it does not. */
const rules: [rule: string, window: typeof phone, faults: (page: Page) => Promise<string[]>][] = [
  ['nothing runs off a desktop zoomed to 200 %', { width: 640, height: 700 }, sideways],
  ['everything to tap is 44 pixels high and wide, links in running text excepted', phone, smallTargets],
  ['a table leaves room for the ring round a link', phone, cutRings],
  ['a table covers the shadow at its edge with the ground it stands on', phone, smearedTables],
  ['the link to a heading stands at the heading and is not seen', desktop, strayHeadingLinks],
];

test('a page of each look: room to tap and to focus, nothing cut, nothing astray', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [rule, window, faults] of rules) {
      await page.setViewportSize(window);
      expect.soft(await faults(page), `${path}: ${rule}`).toEqual([]);
    }
  }
});

for (const viewport of sizes) {
  test.describe(`nothing moves at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => recordShifts(page));

    test('while a page of each look loads and is read to its end', async ({ page }) => {
      test.setTimeout(120_000);
      // What a failed banner moves: `islands/banner.spec.ts`.
      await adHost(page, script());
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
        });
        await wakeIslands(page);
        await settle(page);
        // A page that is painted while it is still read may have a link of its header wait for its neighbour: that is less.
        expect(
          (await shiftsOf(page)).filter(({ value }) => value >= 0.005),
          path,
        ).toEqual([]);
      }
    });

    test('when the display face comes after all else', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of paths) {
        let show = () => {};
        const shown = new Promise<void>((resolve) => {
          show = resolve;
        });
        await page.route('**/*.woff2', (route) => shown.then(() => route.continue()), { times: 1 });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await settle(page);
        const before = await shiftsOf(page);
        show();
        await page.waitForLoadState();
        await settle(page);
        expect(await shiftsOf(page), path).toEqual(before);
      }
    });
  });
}

/** The minified one: every page has to read it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const contrastRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Runs axe, with all its rules unless some are named, the AAA one of contrast included, and says what it found and where. */
async function expectNoViolations(page: Page, only?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (runOnly) => {
    // The browser under test is told its scheme when a page may already be there: colours on their way to it are nobody's.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run({
      ...(runOnly ? { runOnly } : {}),
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, only);
  expect(found, page.url()).toEqual([]);
}

/** What stands out of the window to the right, apart from what scrolls by itself. Empty where the page cannot scroll sideways. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.table-scroll'))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .concat(`the page is ${document.documentElement.scrollWidth} pixels wide`);
  });
}

/** Tables of a text that scroll: they look cut. Those that the build computes scroll with their row headings in view. */
async function cutTables(page: Page): Promise<(string | null | undefined)[]> {
  return page
    .locator('.table-scroll:not(.figure-table)')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => table.querySelector('caption')?.textContent),
    );
}

/** Links in tables whose ring of focus would be cut. */
async function cutRings(page: Page): Promise<string[]> {
  return page.locator('.table-scroll a').evaluateAll((links) => {
    const ring = 5;
    return links
      .filter((link) => {
        const frame = link.closest('.table-scroll')?.getBoundingClientRect();
        const box = link.getBoundingClientRect();
        return !frame || box.left - ring < frame.left || box.bottom + ring > frame.bottom;
      })
      .map((link) => `${link.textContent}`);
  });
}

async function smearedTables(page: Page): Promise<string[]> {
  return page.locator('.table-scroll').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(table);
      let ground = backgroundColor;
      for (let part = table.parentElement; part && ground === 'rgba(0, 0, 0, 0)'; part = part.parentElement)
        ground = getComputedStyle(part).backgroundColor;
      return backgroundImage.includes(ground) ? [] : [`${table.textContent?.slice(0, 40)} on ${ground}`];
    }),
  );
}

async function strayHeadingLinks(page: Page): Promise<string[]> {
  return page.locator('.heading-link').evaluateAll((links) =>
    links
      .filter((link) => {
        const box = link.getBoundingClientRect();
        const heading = link.previousElementSibling?.getBoundingClientRect() ?? box;
        const middle = (box.top + box.bottom) / 2;
        const beside = box.right <= heading.left + 1 && middle > heading.top && middle < heading.bottom;
        return !beside || getComputedStyle(link).opacity !== '0';
      })
      .map((link) => `${link.getAttribute('href')}`),
  );
}

/** Signs at a glossary word that stand in another line than it. Which signs do: `lib/content/mdx/signs-at-terms.test.ts`. */
async function lostSigns(page: Page): Promise<string[]> {
  return page.locator('.term').evaluateAll((terms) =>
    terms.flatMap((term) => {
      const word = term.firstElementChild?.getBoundingClientRect() ?? term.getBoundingClientRect();
      const sign = (beside: Node | null, at: number) => {
        const mark = beside?.nodeType === Node.TEXT_NODE ? beside.textContent?.at(at)?.trim() : undefined;
        if (!beside || !mark) return [];
        const range = document.createRange();
        const offset = at === 0 ? 0 : (beside.textContent ?? '').length - 1;
        range.setStart(beside, offset);
        range.setEnd(beside, offset + 1);
        const { top, bottom } = range.getBoundingClientRect();
        return bottom > word.top + 5 && top < word.bottom - 5 ? [] : [`${term.textContent?.slice(0, 20)} ${mark}`];
      };
      return [...sign(term.previousSibling, -1), ...sign(term.nextSibling, 0)];
    }),
  );
}

async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const inText = (element: Element) => {
      const block = element.closest('p, li, dd, td, figcaption, summary');
      // A glossary word is a button, which no browser lays out as inline.
      const inline = getComputedStyle(element).display === 'inline' || element.matches('.term button');
      return inline && block?.textContent?.trim() !== element.textContent?.trim();
    };
    return [...document.querySelectorAll('a[href], button, summary')]
      .filter((element) => element.checkVisibility() && !inText(element) && !element.matches('.skip-link'))
      .flatMap((element) => {
        // More may be tapped than is seen: a chip's margin, or the card that the link of its heading covers.
        const beyond = getComputedStyle(element, '::after');
        const { width, height } =
          beyond.position === 'absolute'
            ? { width: Number.parseFloat(beyond.width), height: Number.parseFloat(beyond.height) }
            : element.getBoundingClientRect();
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        return width >= least && height >= least - 0.5 ? [] : `${element.textContent?.trim()}: ${size}`;
      });
  });
}
