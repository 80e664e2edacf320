import { type Browser, devices, type Page, type Request } from '@playwright/test';

/** What a visitor's browser asks for, in number and in bytes of scripts: at first view, and once every island is alive. */
export interface Visit {
  requests: number;
  scripts: string[];
  requestsAfter: number;
  scriptsAfter: string[];
}

/** Visits a page with a phone. The partner programme is answered with nothing, and not counted. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const asked = await requestsOf(page, new URL(url).origin);
    await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    const first = [...asked];
    await wakeIslands(page);
    return {
      requests: first.length,
      scripts: scriptsAmong(first),
      requestsAfter: asked.length,
      scriptsAfter: scriptsAmong(asked),
    };
  } finally {
    await context.close();
  }
}

/** Requests to a page's own host, as they come. */
export async function requestsOf(page: Page, origin = ''): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  page.on('request', (request) => {
    if (new URL(request.url()).origin === origin) requests.push(request);
  });
  return requests;
}

/** Addresses of the script files among requests. */
export function scriptsAmong(requests: readonly Request[]): string[] {
  return requests.filter((request) => request.resourceType() === 'script').map((request) => request.url());
}

/** Waits until the page has had its idle moments, in which islands near the viewport load their code. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** Scrolls to each island and touches it, as a visitor who reads the page to its end may do. */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = page.locator('[data-island]');
  for (let index = 0; index < (await islands.count()); index++) {
    const island = islands.nth(index);
    await island.scrollIntoViewIfNeeded();
    if ((await island.getAttribute('data-when')) === 'intent') await island.dispatchEvent('touchstart');
    await page.locator('[data-island]').nth(index).and(page.locator('[data-live]')).waitFor({ state: 'attached' });
  }
}
