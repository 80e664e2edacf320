import { type Browser, devices, errors, type Page, type Request } from '@playwright/test';
import { pageAddress } from '@/lib/export/addresses.ts';
import { pageKind } from './budgets.ts';

/**
 * What a visitor with a phone asks for on the page of a file: requests in number and the addresses of scripts, at first view, and
 * once every island is alive. The partner programme is answered with nothing, and not counted.
 */
export async function visit(browser: Browser, origin: string, file: string) {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const asked = await requestsOf(page, origin);
    await open(page, file, origin);
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

/**
 * Opens the page of a file of `out/`, at Playwright’s own `baseURL` where no origin is given.
 * @throws Error where the host answers with another page, which would be judged in its place
 */
export async function open(page: Page, file: string, origin = ''): Promise<void> {
  // Readers meet the 404 page where there is no other; at its own address it is one like all.
  const [address, expected] = pageKind(file) === 'notFound' ? ['/nao-existe', 404] : [pageAddress(file), 200];
  const url = origin + address;
  const status = (await page.goto(url, { waitUntil: 'load' }))?.status();
  if (status !== expected) throw new Error(`${url} answers ${status} for out/${file}, not ${expected}`);
}

/** Requests to a page's own host, as they come; not those for icons, which only some browsers make, each in its own time. */
export async function requestsOf(page: Page, origin = ''): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith('/icons/')) requests.push(request);
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

/** Scrolls to each island that is not alive yet, or touches it, as who reads the page to its end may do. @throws Error naming those that stay asleep */
export async function wakeIslands(page: Page): Promise<void> {
  // Asked in every frame of the page: asking from outside, island by island, takes longer than all else that is done here.
  const wake = () => {
    const asleep = document.querySelector<HTMLElement>('[data-island]:not([data-live])');
    if (asleep?.dataset.when === 'intent') asleep.dispatchEvent(new Event('touchstart'));
    else asleep?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    return !asleep;
  };
  await page.waitForFunction(wake, undefined, { timeout: 30_000 }).catch(async (error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const asleep = await page
      .locator('[data-island]:not([data-live])')
      .evaluateAll((islands) => islands.map((island) => island.getAttribute('data-island')));
    throw new Error(`${page.url()}: these islands stay asleep: ${asleep.join(', ')}`);
  });
}
