/** A slow network, on which the first tap comes before the code that answers it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import handler from 'serve-handler';
import { adHost, hold, script } from '@/e2e/network.ts';
import { expect, test } from './quiet.ts';

const islands = '**/assets/islands-*.js';
const tab = (page: Page, id: string) => page.locator(`[role="tab"][aria-controls="${id}"]`);
const shown = (page: Page) => page.locator('[role="tabpanel"]').filter({ visible: true });

test.beforeEach(async ({ page }) => {
  await adHost(page, script());
});

test('of taps before the code has arrived the last is honoured when it has', async ({ page }) => {
  const release = await hold(page, islands);
  await page.goto('/reviews/blaze-br');
  await tab(page, 'games').click();
  await tab(page, 'bonus').click();
  await expect(shown(page)).toHaveAttribute('id', 'overview');
  release();
  await expect(shown(page)).toHaveAttribute('id', 'bonus');
  await expect(tab(page, 'bonus')).toHaveAttribute('aria-selected', 'true');
});

test('no tap counts after the reader went to another place on the page', async ({ page }) => {
  const release = await hold(page, islands);
  await page.goto('/reviews/blaze-br');
  await tab(page, 'games').click();
  await page.evaluate(() => {
    location.hash = 'security';
  });
  release();
  await expect(shown(page)).toHaveAttribute('id', 'security');
  await expect(tab(page, 'security')).toHaveAttribute('aria-selected', 'true');
});

test('nor after a link led to where the reader was already', async ({ page }) => {
  const release = await hold(page, islands);
  await page.goto('/dicionario#odd');
  await page.locator('[data-island="letter-picker"] button', { hasText: /^B$/ }).click();
  await page.locator('main a[href="#odd"]:visible').first().click();
  release();
  await expect(page.locator('[data-island="letter-picker"][data-live]')).toHaveCount(1);
  await expect(page.locator('#odd')).toBeVisible();
});

test('the tab of the panel that the address names looks chosen before the code has arrived', async ({ page }) => {
  const release = await hold(page, islands);
  await page.goto('/reviews/blaze-br#security');
  await expect(tab(page, 'security')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'overview')).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-live', '');
  await expect(tab(page, 'security')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'overview')).toHaveAttribute('aria-selected', 'false');
});

test('a tap while the page itself is still arriving is honoured', async ({ page }) => {
  const html = readFileSync('out/reviews/blaze-br.html', 'utf8');
  const middle = html.indexOf('</main>');
  let arriving: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/reviews/blaze-br') return handler(request, response, { public: 'out' });
    arriving = response.writeHead(200, { 'content-type': 'text/html' });
    response.write(html.slice(0, middle));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await page.goto(`http://localhost:${port}/reviews/blaze-br`, { waitUntil: 'commit' });
  await tab(page, 'games').click();
  await expect(page.locator('footer')).toHaveCount(0);
  await expect(shown(page)).toHaveAttribute('id', 'overview');
  arriving?.end(html.slice(middle));
  await expect(shown(page)).toHaveAttribute('id', 'games');
  server.close();
});
