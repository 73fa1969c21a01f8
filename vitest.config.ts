import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { linguiMacro } from './tools/vite/lingui-macro.ts';

/** Files that take minutes: begun first, so that none of them is left over for one of two workers at the end. */
const long = ['fuzz', 'fuzzBodies', 'tenancy', 'permissions', 'importWork', 'resources', 'operators', 'rls'];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = long.findIndex((name) => moduleId.endsWith(`/contract/${name}.test.ts`));
  return index === -1 ? long.length : index;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/**
 * Files of the contract that go to lengths: odd sheets of other systems, hostile pictures, plans over 20,000 records, sizes and
 * rates at their bounds. What others prove of the same parts is enough for a change, so the step of `npm test` leaves them to
 * `npm run test:full`; whoever names one runs it.
 */
const lengthy = [
  'hostilePictures',
  'importAgrees',
  'importCases',
  'importFigures',
  'importSystems',
  'limits',
  'plans',
  'poolBetween',
  'salesPlans',
  'timing',
  'tooLarge',
];
const isGate = process.env['COMANDA_STEP'] === 'contract' && process.env['COMANDA_FULL'] !== '1';

/** What is walked through whole takes many times as long as a share of it. */
const times = process.env['COMANDA_FULL'] === '1' ? 6 : 1;

/** Rules and machines (unit), components from a server (hydration), the wire (contract), crashes (faults). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [linguiMacro({ strict: false }), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          // Nothing here leaves anything behind: modules are read once and not once a file.
          isolate: false,
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/ui/codemods/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            '.storybook/*.test.tsx',
            '.storybook/docs/*.test.ts',
            'tools/**/*.test.ts',
            'tests/{histories,kitchen}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [linguiMacro({ strict: false }), vanillaExtractPlugin()],
        test: {
          name: 'hydration',
          environment: 'node',
          // A thousand rows are rendered twice.
          testTimeout: 30_000,
          // What is tested react-aria renders whole; a server sends what shows.
          env: { VIRT_ON: 'true' },
          include: ['.storybook/hydration/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          // Each file starts the platform in this process, on a database of its own; modules are read once for all.
          isolate: false,
          setupFiles: ['tests/support/seed.ts'],
          include: ['tests/contract/**/*.test.ts'],
          exclude: isGate ? lengthy.map((name) => `tests/contract/${name}.test.ts`) : [],
          globalSetup: ['tests/support/builtServer.ts', 'tests/support/platform.ts'],
          testTimeout: 30_000 * times,
          hookTimeout: 60_000 * times,
          // What is waited for comes when it comes; the limit of the test ends what never does.
          expect: { poll: { timeout: 30_000, interval: 10 } },
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          globalSetup: ['tests/support/builtServer.ts'],
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
