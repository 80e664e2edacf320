/**
 * Pictures: the first screen of a page of each look must be as in `e2e/pictures/`. Words are replaced before a picture is taken, so
 * that a writer's change breaks none. After a change of the look: `npm run pictures`.
 */
import { expect, test } from '@playwright/test';
import { alikeOrSkip, inEachView, replaceWords, sameForAll } from './pictures.ts';
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

test('a page of each look looks as in its pictures', async ({ page }) => {
  test.setTimeout(240_000);
  await sameForAll(page);
  await alikeOrSkip(page, looks.home);
  for (const look of pictured) {
    await page.goto(looks[look]);
    await replaceWords(page);
    await inEachView(page, (view) =>
      expect.soft(page).toHaveScreenshot(`${look}-${view}.png`, { maxDiffPixelRatio: 0.002 }),
    );
  }
});
