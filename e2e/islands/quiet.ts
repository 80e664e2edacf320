/** Tests whose pages must stay quiet: no error, no warning, no exception. */
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { notFoundPages } from '@/test/site.ts';

export { expect };

/** A request to the ad host. */
export const adRequest = /[?&]banner_id=/;

/** What the browser itself says of a script that an ad blocker or a broken host withholds. */
const withheld = /^Failed to load resource/;

/** What the 404 pages log at the addresses that stand for them; `page.spec.ts` holds them to that. */
const notFoundLogs = notFoundPages.map(({ path }) => `404: ${path}`);

export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        const ours = !(withheld.test(message.text()) && adRequest.test(message.location().url));
        if (['error', 'warning'].includes(message.type()) && ours && !notFoundLogs.includes(message.text()))
          noise.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => noise.push(`${error.page()?.url()}: ${error.error().message}`));
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes the ad host's place. @returns the requests so far, in order */
export async function adHost(page: Page, answer: (route: Route) => Promise<void> | void): Promise<Route[]> {
  const requests: Route[] = [];
  await page.route(adRequest, async (route) => {
    requests.push(route);
    await answer(route);
  });
  return requests;
}

/** Answers with a script. */
export const script =
  (body = '') =>
  (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body });
/** Never answers. */
export const silence = () => {};

/** Withholds what a pattern fits. @returns lets it arrive */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
