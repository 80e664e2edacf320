/** Which language a visitor meets, and what becomes of a choice. */
import type { Page } from '@playwright/test';
import { adHost, script } from '@/e2e/network.ts';
import { notFound } from '@/test/specification.ts';
import { expect, test } from './quiet.ts';

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
});

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-AR' });

  // The other cases: lib/inline/twin.test.ts
  test('a first visit leads to its language, with query and hash', async ({ page }) => {
    await page.goto('/brasil?de=busca#top-ranking');
    await expect(page).toHaveURL('/es/brasil?de=busca#top-ranking');
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

  for (const state of ['closed', 'full'])
    test(`works where storage is ${state}`, async ({ page }) => {
      await page.addInitScript((closed) => {
        const refuse = () => {
          throw new DOMException('refused', closed ? 'SecurityError' : 'QuotaExceededError');
        };
        if (closed) Object.defineProperty(window, 'localStorage', { get: refuse });
        else Storage.prototype.setItem = refuse;
      }, state === 'closed');
      await page.goto('/brasil');
      await expect(page).toHaveURL('/es/brasil');
      await page.locator('footer a[hreflang="en"]').click();
      await expect(page).toHaveURL('/en/brasil');
    });

  test('the 404 page of an address without a language stays until a language was chosen', async ({ page, context }) => {
    context.removeAllListeners('console');
    await page.goto('/nao-existe');
    await expect(page).toHaveURL('/nao-existe');
  });
});

/** Chooses a language on the site's home page, and leaves the site. */
async function choose(page: Page, hreflang: string): Promise<void> {
  await page.goto('/');
  await page.locator(`footer a[hreflang="${hreflang}"]`).click();
  await page.waitForURL(/\/(es|en)$/);
  await page.goto('about:blank');
}

test.describe('a reader of a browser in Portuguese who chose Spanish', () => {
  test.use({ locale: 'pt-BR' });

  test('is led to the Spanish twin of a page', async ({ page }) => {
    await choose(page, 'es');
    await page.goto('/brasil?de=busca#top-ranking');
    await expect(page).toHaveURL('/es/brasil?de=busca#top-ranking');
  });

  test('meets the 404 page in Spanish, whose way home is Spanish', async ({ page, context }) => {
    const logged: string[] = [];
    context.removeAllListeners('console');
    page.on('console', (message) => {
      if (message.text().startsWith('404:')) logged.push(message.text());
    });
    await choose(page, 'es');
    await page.goto('/nao-existe');
    await expect(page).toHaveURL('/es/nao-existe');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(logged).toEqual(['404: /nao-existe', '404: /es/nao-existe']);
    await page.getByRole('link', { name: notFound.link }).click();
    await expect(page).toHaveURL('/es');
    await page.evaluate(() => location.assign('/nao-existe')); // as a link of this site leads there
    await expect(page).toHaveURL('/es/nao-existe');
  });

  test('finds by Back what was read before the choice, and keeps it when reloading', async ({ page }) => {
    await page.goto('/guia/over-under');
    await page.locator('footer a[hreflang="es"]').click();
    await expect(page).toHaveURL('/es/guia/over-under');
    await page.goBack();
    await expect(page).toHaveURL('/guia/over-under');
    await page.reload();
    await expect(page).toHaveURL('/guia/over-under');
  });
});

test('a choice counts before the page’s last script is there', async ({ page }) => {
  await page.route('**/brasil', async (route) => {
    const response = await route.fetch();
    const [beginning] = (await response.text()).split('<script data-inline="page"');
    await route.fulfill({ response, body: beginning ?? '' });
  });
  await page.goto('/brasil?de=busca');
  await page.locator('footer a[hreflang="es"]').click();
  await expect(page).toHaveURL('/es/brasil?de=busca');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
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
