/** Tests whose pages must stay quiet: no error, no warning, no exception. */
import { test as base, expect } from '@playwright/test';
import { adRequest } from '@/e2e/network.ts';
import { notFoundPages } from '@/test/site.ts';

export { expect };

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
