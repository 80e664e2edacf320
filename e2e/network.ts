/** Answers in place of hosts: no test reaches a stranger's (`playwright.config.ts`), and what our own sends may be withheld. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { catalogue } from '@/lib/content/catalogue.ts';

/** A request to the ad host. */
export const adRequest = /[?&]banner_id=/;

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

/** Takes the place of all hosts that partner links lead to: what is opened there has this title. */
export async function partnerSites(context: BrowserContext, title: string): Promise<void> {
  const hosts = new Set(Object.values(catalogue().site.partnerLinks).map((link) => new URL(link).host));
  await context.route(
    ({ host }) => hosts.has(host),
    (route) => route.fulfill({ contentType: 'text/html', body: `<title>${title}</title>` }),
  );
}

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
