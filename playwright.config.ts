import { defineConfig } from '@playwright/test';
import { findChromium } from './lib/bench/chromium.ts';

const port = 4173;

/** Whatever a test forgets to answer in a host's place: nobody's ad or partner link is ever asked for. */
const noStrangers = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** End-to-end tests, on the built `out/` as its host serves it. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall for seconds; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  webServer: { command: 'npx tsx lib/export/serve.ts', env: { PORT: String(port) }, port, reuseExistingServer: false },
  use: {
    baseURL: `http://localhost:${port}`,
    // All tests of a worker share a tab: a new one for each costs more than most tests. Before each, Playwright clears storage, cache
    // and routes; the history stays.
    reuseContext: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: findChromium(),
      args: [noStrangers, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // First, for its server takes long to start; the other worker begins with the rest meanwhile.
    { name: 'style-page', testMatch: 'style-page.spec.ts' },
    { name: 'site', testIgnore: 'style-page.spec.ts' },
  ],
});
