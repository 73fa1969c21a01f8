import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tools/lib/chromium-flags.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

/** The walks through the running platform. `npm run e2e` names the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e/results',
  // Each has a platform of its own; one alone leaves half of the machine to wait.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
