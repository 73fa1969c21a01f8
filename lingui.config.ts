import { defineConfig } from '@lingui/cli';

/** Each of these owns its texts in `src/locales/{locale}.po`; an app merges the catalogues it needs. */
const owners = ['packages/ui', 'packages/api', 'apps/console', 'apps/kds', 'apps/server'];

export default defineConfig({
  sourceLocale: 'en-GB',
  locales: ['en-GB', 'es-ES', 'ar-EG'],
  fallbackLocales: { default: 'en-GB' },
  format: 'po',
  // Line numbers would change a catalogue with every edit above a message.
  formatOptions: { lineNumbers: false },
  catalogs: owners.map((owner) => ({
    path: `<rootDir>/${owner}/src/locales/{locale}`,
    include: [`<rootDir>/${owner}/src`],
    exclude: ['**/*.test.*', '**/*.stories.*', '**/*.states.*', '**/generated/**', '**/routeTree.gen.ts'],
  })),
});
