/**
 * Pictures: the first screen of a page of each look must be as in `e2e/pictures/`. Words are replaced before a picture is taken, so
 * that a writer's change breaks none. After a change of the look: `npm run pictures`.
 */
import { expect, test } from '@playwright/test';
import { alikeOrSkip, replaceWords, sameForAll, views } from './pictures.ts';
import { looks } from './site.ts';

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

for (const { name, viewport, colorScheme } of views) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a page of each look', async ({ page }) => {
      test.setTimeout(120_000);
      await sameForAll(page);
      await alikeOrSkip(page, looks.home);
      for (const look of pictured) {
        await page.goto(looks[look]);
        await replaceWords(page);
        await expect.soft(page).toHaveScreenshot(`${look}-${name}.png`, { maxDiffPixelRatio: 0.002 });
      }
    });
  });
}
