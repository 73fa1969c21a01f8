import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags } from '../tools/lib/chromium-flags.mjs';

const base = getJestConfig();
const executablePath = process.env['CHROMIUM_PATH'];

export default {
  ...base,
  rootDir: new URL('..', import.meta.url).pathname,
  // A page of thirty looks that is measured in thirty looks takes minutes.
  testTimeout: process.env['COMANDA_FULL'] ? 240_000 : 30_000,
  testEnvironment: new URL('test-runner-environment.mjs', import.meta.url).pathname,
  setupFilesAfterEnv: [],
  reporters: ['default', new URL('../tools/reporters/jest.mjs', import.meta.url).pathname],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
      // Nothing moves while colours are measured.
      contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Madrid' },
    },
  },
};
