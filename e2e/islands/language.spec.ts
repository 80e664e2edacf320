/** Which language a visitor meets, and what becomes of a choice. */
import { adHost, expect, script, test } from './quiet.ts';

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
});

for (const [locale, path, target] of [
  ['es-MX', '/brasil?de=busca#top-ranking', '/es/brasil?de=busca#top-ranking'],
  ['es', '/', '/es'],
  ['en-GB', '/guia/over-under', '/en/guia/over-under'],
  ['pt-BR', '/brasil', '/brasil'],
  ['fr-FR', '/brasil', '/brasil'],
  ['et-EE', '/brasil', '/brasil'],
] as const) {
  test.describe(`a first visit with a browser in ${locale}`, () => {
    test.use({ locale });
    test(`${path} leads to ${target}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(target);
    });
  });
}

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-AR' });

  test('an address that names its language is respected', async ({ page }) => {
    await page.goto('/en/brasil');
    await expect(page).toHaveURL('/en/brasil');
  });

  test('nothing is painted in the wrong language', async ({ page }) => {
    await page.route('**/es/brasil', (route) => route.fulfill({ contentType: 'text/html', body: '<title>es</title>' }));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) sessionStorage.setItem('painted', `${location.pathname} ${name}`);
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/brasil');
    await expect(page).toHaveTitle('es');
    expect((await page.evaluate(() => sessionStorage.getItem('painted'))) ?? '').not.toMatch(/^\/brasil /);
  });

  test('a visitor who came from this site stays, and a choice is kept', async ({ page }) => {
    await page.goto('/es');
    await page.locator('footer a[hreflang="pt-BR"]').click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('pt');
    await page.goto('/brasil');
    await expect(page).toHaveURL('/brasil');
  });

  test('a damaged choice counts as none, and never loops', async ({ page }) => {
    await page.goto('/es');
    await page.evaluate(() => localStorage.setItem('language', '{"xx"'));
    await page.goto('/brasil');
    await expect(page).toHaveURL('/es/brasil');
  });

  test('works where storage is closed', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto('/brasil');
    await expect(page).toHaveURL('/es/brasil');
    await page.locator('footer a[hreflang="en"]').click();
    await expect(page).toHaveURL('/en/brasil');
  });

  test('the 404 page is never moved', async ({ page, context }) => {
    context.removeAllListeners('console');
    await page.goto('/nao-existe');
    await expect(page).toHaveURL('/nao-existe');
  });
});

test.describe('a crawler', () => {
  test.use({ locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  test('is never moved', async ({ page }) => {
    await page.goto('/brasil');
    await expect(page).toHaveURL('/brasil');
  });
});

test('the switch keeps query and hash, marks the present language, and Back works', async ({ page }) => {
  await page.goto('/dicionario?de=guia#odd');
  const current = page.locator('[data-island="language-switch"] a[aria-current]');
  await expect(current).toHaveText('Português');
  await page.locator('footer a[hreflang="es"]').click();
  await expect(page).toHaveURL('/es/dicionario?de=guia#odd');
  await expect(current).toHaveText('Español');
  await page.goBack();
  await expect(page).toHaveURL('/dicionario?de=guia#odd');
});

test('a middle click on the switch opens the same place in another tab, and is a choice', async ({ page, context }) => {
  await page.goto('/dicionario?de=guia#odd');
  const opened = context.waitForEvent('page');
  await page.locator('footer a[hreflang="es"]').click({ button: 'middle' });
  await expect(await opened).toHaveURL('/es/dicionario?de=guia#odd');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
});
