import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tools/lib/chromium-flags.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

const isFull = process.env['COMANDA_FULL'] === '1';

/** The walks through the running platform. `npm run e2e` names the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e/results',
  // Each has a platform of its own; one alone leaves half of the machine to wait.
  workers: 2,
  fullyParallel: true,
  // What a browser does is not always the same: a walk that fails is gone once more, and named when it passes then.
  retries: isFull ? 0 : 1,
  // Rarer ways of what others walk through, and what is proven without a browser too: `npm run test:full` takes them.
  ...(!isFull && { grepInvert: /@full/ }),
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What went wrong is said at the end, where whoever reads only the end of a log finds it.
  reporter: [['dot'], ['./tools/reporters/playwright.mjs']],
  use: {
    trace: 'on-first-retry',
    screenshot: 'off',
    video: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // What a worker answers no test can answer otherwise; who tests one lets them in.
    serviceWorkers: 'block',
    // Pages and dialogs come at once; `road.spec` goes its way with all that moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
