/**
 * Pictures: the style page, and the first screen of a page of each kind, must look as in `e2e/pictures/`. Words are replaced before
 * a picture is taken, so that a writer's change breaks none. After a change of the look: `npm run pictures`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { kinds } from '@/test/site.ts';

/** The kinds that have a look of their own. */
const pictured = [
  'home',
  'latam',
  'guide',
  'article',
  'dictionary',
  'rankings',
  'blog',
  'post',
  'about',
  'review',
  'not-found',
] as const;

/** Parts of the style page. Its rankings hold what writers say of operators, its figures what they count: both change often. */
const parts = {
  tokens: 'section[aria-labelledby="tokens-titulo"]',
  buttons: '#botoes',
  cards: '#cartoes',
  scores: '#notas',
  notes: '#avisos',
  article: '.article',
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const schemes = ['light', 'dark'] as const;

/** How wide the machine that took the pictures sets a line in either face: with other fonts every picture would differ. */
const fontsFile = join(import.meta.dirname, 'pictures', 'fonts.json');

for (const viewport of sizes) {
  for (const colorScheme of schemes) {
    const view = `${viewport.width}-${colorScheme}`;
    test.describe(view, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('a page of each kind', async ({ page }) => {
        test.setTimeout(120_000);
        await withoutStrangers(page);
        await sameFontsOrSkip(page, kinds.home);
        for (const kind of pictured) {
          await page.goto(kinds[kind]);
          await replaceWords(page);
          await expect.soft(page).toHaveScreenshot(`${kind}-${view}.png`, { maxDiffPixelRatio: 0.002 });
        }
      });
    });
  }
}

test.describe('style page', () => {
  test.describe.configure({ mode: 'default' });
  const port = 4174;
  let server: ChildProcess;

  // The style page is not exported: its own development server shows it.
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = spawn('npx', ['next', 'dev', '--port', String(port)], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const stopped = once(server, 'exit').then(() => {
      throw new Error('The development server of the style page stopped: close the `npm run dev` that is open here');
    });
    stopped.catch(() => {}); // in the end it is this test that stops it
    const status = () =>
      fetch(address).then(
        (answer) => answer.status,
        () => 0,
      );
    const answers = async () => {
      await expect.poll(status, { timeout: 110_000 }).toBe(200);
    };
    await Promise.race([answers(), stopped]);
  });
  test.afterAll(() => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  });

  const address = `http://localhost:${port}/estilo/pecas`;

  // No operator of today has a button that follows the reader: here one stands all the same.
  test('the docked partner button hides nothing that has focus, and stands below the last line at the end', async ({
    page,
  }) => {
    await withoutStrangers(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const dock = page.locator('#doca .partner-dock');
    const top = async () => (await dock.boundingBox())?.y ?? 0;
    const bottomOf = async (item: Locator) => {
      const box = await item.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect(dock.getByRole('link')).not.toBeInViewport();
    for (const link of await page.locator('#doca p a').all()) {
      await link.focus();
      expect(await bottomOf(link)).toBeLessThanOrEqual((await top()) + 1);
    }
    await expect(dock.getByRole('link')).toBeInViewport({ ratio: 1 });
    await dock.evaluate((element) => element.parentElement?.scrollIntoView({ block: 'end' }));
    expect(await bottomOf(page.locator('#doca p').last())).toBeLessThanOrEqual((await top()) + 1);
  });

  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      test(`${viewport.width}-${colorScheme}`, async ({ page }) => {
        await withoutStrangers(page);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await sameFontsOrSkip(page, address);
        // React must have seen the words before they are replaced; and what stays on the screen would lie over the parts.
        await expect(page.locator('#botoes [role="tablist"]')).toHaveAttribute('data-live');
        await page.addStyleTag({
          content: 'body > header, .toc-inner { position: static } nextjs-portal, figure { display: none }',
        });
        await replaceWords(page);
        for (const [part, selector] of Object.entries(parts))
          await expect
            .soft(page.locator(selector))
            .toHaveScreenshot(`style-${part}-${viewport.width}-${colorScheme}.png`, { maxDiffPixelRatio: 0.002 });
      });
    }
  }
});

/** The example ad host answers nobody, so that a banner stays empty. */
async function withoutStrangers(page: Page): Promise<void> {
  await page.route(/^https:/, () => {});
}

/** Goes to the address, and skips the test where lines are set in other fonts than those of the pictures. */
async function sameFontsOrSkip(page: Page, path: string): Promise<void> {
  // The style page asks for its banner early, and a script that never comes holds up the event `load`.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['h1', 'main p'].map((selector) => {
      const pen = document.createElement('canvas').getContext('2d');
      const element = document.querySelector(selector);
      if (!pen || !element) throw new Error(`The page has no ${selector}`);
      const { fontWeight, fontFamily } = getComputedStyle(element);
      pen.font = `${fontWeight} 100px ${fontFamily}`;
      return Math.round(pen.measureText('Aposta de R$ 1.234,56 à odd 7,89').width);
    });
  });
  if (test.info().config.updateSnapshots === 'all') {
    mkdirSync(join(fontsFile, '..'), { recursive: true });
    writeFileSync(fontsFile, `[${widths.join(', ')}]\n`);
  }
  const recorded: unknown = JSON.parse(readFileSync(fontsFile, 'utf8'));
  test.skip(
    JSON.stringify(recorded) !== JSON.stringify(widths),
    `This machine's fonts set the measured line ${widths} pixels wide, those of the pictures ${recorded}`,
  );
}

/** Filler for every text of the page's main part: as long as its kind usually is, whatever a writer says there. */
async function replaceWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const filler = 'Palavras de prova no lugar do texto, para que a imagem mostre a forma e não o que se escreve. ';
    const lengths: Record<string, number> = { H1: 24, H2: 18, H3: 18, P: 140, LI: 48, BLOCKQUOTE: 48 };
    const texts = 'h1, h2, h3, p, li, dd, dt, td, th, figcaption, summary, caption';
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${texts})`)) {
      if (element.querySelector(`${texts}, svg, img, meter, button, .button, .tag, .score`)) continue;
      if (!element.textContent?.trim()) continue;
      const length = element.matches('.tag, .breadcrumbs li, .tags li') ? 10 : (lengths[element.tagName] ?? 12);
      const words = filler.repeat(2).slice(0, length).trim();
      const link = element.querySelector('a, [data-state]');
      (link ?? element).textContent = words;
      if (link) element.replaceChildren(link);
    }
    scrollTo(0, 0);
  });
}
