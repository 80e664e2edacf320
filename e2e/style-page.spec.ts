/** The style page: its parts as in `e2e/pictures/`, and what can be tried only there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Locator, test } from '@playwright/test';
import { alikeOrSkip, inBothSchemes, replaceWords, sameForAll } from './pictures.ts';
import { need, partners, phone, sizes } from './site.ts';

/** Parts of the style page. Its rankings hold what writers say of operators, its figures what they count: both change often. */
const parts = {
  tokens: 'section[aria-labelledby="tokens-titulo"]',
  buttons: '#botoes',
  cards: '#cartoes',
  scores: '#notas',
  notes: '#avisos',
  article: '.article',
};

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
  need(partners[0], 'partner button');
  await sameForAll(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
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

for (const viewport of sizes)
  test(`the style page looks as in its pictures at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await sameForAll(page);
    await alikeOrSkip(page, address);
    // React must have seen the words before they are replaced; and what stays on the screen would lie over the parts.
    await expect(page.locator('#botoes [role="tablist"]')).toHaveAttribute('data-live');
    await page.addStyleTag({
      content: 'body > header, .toc-inner { position: static } nextjs-portal, figure { display: none }',
    });
    await replaceWords(page);
    await inBothSchemes(page, async (view) => {
      for (const [part, selector] of Object.entries(parts)) {
        const shown = page.locator(selector);
        await onWholePixel(shown);
        await expect.soft(shown).toHaveScreenshot(`style-${part}-${view}.png`, { maxDiffPixelRatio: 0.002 });
      }
    });
  });

/** What stands above may end within a pixel, which would change the edges of all letters below. */
async function onWholePixel(part: Locator): Promise<void> {
  await part.evaluate((element: HTMLElement) => {
    Object.assign(element.style, { position: 'relative', top: '0' });
    const top = element.getBoundingClientRect().top + scrollY;
    element.style.top = `${Math.ceil(top) - top}px`;
  });
}
