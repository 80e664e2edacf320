/** How pictures are taken, so that they are alike wherever and whenever they are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { catalogue } from '@/lib/content/catalogue.ts';
import { skipTest } from './site.ts';

/** Shows a page that is open in either scheme; `compare` gets the name of the view. */
export async function inBothSchemes(page: Page, compare: (view: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await compare(`${page.viewportSize()?.width}-${colorScheme}`);
  }
}

/** What all pictures depend on: how wide their machine sets a line in either face, and the settings that a reader sees. */
const takenFile = join(import.meta.dirname, 'pictures', 'taken.json');

/** The example ad host answers nobody, so that a banner stays empty, and the display face is waited for however late it comes. */
export async function sameForAll(page: Page): Promise<void> {
  await page.route(/^https:/, () => {});
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(font-display:\s*)optional/g, '$1block');
    await route.fulfill({ response, body });
  });
}

/** Goes to the address, and skips the test where fonts or settings are others than those of the pictures. */
export async function alikeOrSkip(page: Page, path: string): Promise<void> {
  // The style page asks for its banner early, and a script that never comes holds up the event `load`.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const lines = await page.evaluate(async () => {
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
  const { partnerButtons, banners } = catalogue().site;
  const now = `${JSON.stringify({ lines: lines.join(), partnerButtons, banners: banners.enabled }, null, 2)}\n`;
  if (test.info().config.updateSnapshots === 'all') {
    mkdirSync(join(takenFile, '..'), { recursive: true });
    writeFileSync(takenFile, now);
  }
  const taken = readFileSync(takenFile, 'utf8');
  if (now !== taken) skipTest(`the pictures, which were taken with ${taken}and not with ${now}`);
}

/** Filler for every text of the page's main part: as long as its kind usually is, whatever a writer says there. */
export async function replaceWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const filler = 'Palavras de prova no lugar do texto, para que a imagem mostre a forma e não o que se escreve. ';
    const lengths: Record<string, number> = { H1: 24, H2: 18, H3: 18, P: 140, LI: 48, BLOCKQUOTE: 48 };
    const texts = 'h1, h2, h3, p, li, dd, dt, td, th, figcaption, summary, caption';
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${texts})`)) {
      if (element.querySelector(`${texts}, svg, img, meter, button, .button, .tag, .score`)) continue;
      if (!element.textContent?.trim()) continue;
      const length = element.matches('.tag, .breadcrumbs li, .tags li') ? 10 : (lengths[element.tagName] ?? 12);
      const words = filler.repeat(2).slice(0, length).trim();
      // A link that is all of a text stays one; one among other words may come and go with them.
      const link = element.querySelector('a, [data-state]');
      const all = link?.textContent?.trim() === element.textContent.trim() ? link : undefined;
      (all ?? element).textContent = words;
      if (all) element.replaceChildren(all);
    }
    scrollTo(0, 0);
  });
}
