import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './tools/vite/lingui-macro.ts';

/** Tests without a browser: rules and machines (unit), the wire (contract), crashes (faults). */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [linguiMacro({ strict: false }), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          testTimeout: 10_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'tests/{histories,kitchen}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/platform.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
