/**
 * Pictures: the first screen of a page of each look must be as in `e2e/pictures/`. Words are replaced before a picture is taken, so
 * that a writer's change breaks none. After a change of the look: `npm run pictures`.
 */
import { expect, test } from '@playwright/test';
import { alikeOrSkip, inBothSchemes, replaceWords, sameForAll } from './pictures.ts';
import { looks, sizes } from './site.ts';

/** The others begin as one of these. */
const pictured = [
  'home',
  'latam',
  'guide',
  'article',
  'glossary',
  'rankings',
  'blog',
  'post',
  'text',
  'review',
  'notFound',
] as const;

for (const viewport of sizes) {
  test(`a page of each look looks as in its pictures at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await sameForAll(page);
    await alikeOrSkip(page, looks.home);
    for (const look of pictured) {
      await page.goto(looks[look]);
      await replaceWords(page);
      await inBothSchemes(page, (view) =>
        expect.soft(page).toHaveScreenshot(`${look}-${view}.png`, { maxDiffPixelRatio: 0.002 }),
      );
    }
  });
}
