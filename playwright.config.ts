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
    // A new context for each test takes a sixth of the time of all tests. What a test leaves behind (choices, routes) is cleared away
    // before the next; what is not, the history for one, no test here counts on.
    reuseContext: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: findChromium(),
      args: [noStrangers, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
