import { defineConfig } from '@lingui/cli';
import { readdirSync } from 'node:fs';

/** Each of these owns its texts in `src/locales/{locale}.po`; an app merges the catalogues it needs. */
const owners = ['packages/ui', 'packages/api', 'apps/console', 'apps/kds', 'apps/server'];
/** Groups of maintenance areas: a folder each, definitions and texts side by side. */
const definitions = 'packages/api/src/areas';
const groups = readdirSync(new URL(definitions, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${definitions}/${name}`);
/** Areas whose texts come with their code, from `locales/{locale}.po` of their own folder. */
const areas = [
  ...groups,
  'packages/api/src/reports',
  'apps/console/src/access',
  'apps/console/src/commands',
  'apps/console/src/pages/account',
  'apps/console/src/pages/backup',
  'apps/console/src/pages/balance',
  'apps/console/src/pages/beginning',
  'apps/console/src/pages/cards',
  'apps/console/src/pages/documents',
  'apps/console/src/pages/entities',
  'apps/console/src/pages/excel',
  'apps/console/src/pages/gateways',
  'apps/console/src/pages/help',
  'apps/console/src/pages/documents',
  'apps/console/src/pages/people',
  'apps/console/src/pages/invitation',
  'apps/console/src/pages/keys',
  'apps/console/src/pages/notices',
  'apps/console/src/pages/ownership',
  'apps/console/src/pages/presentation',
  'apps/console/src/pages/profile',
  'apps/console/src/pages/provider',
  'apps/console/src/pages/public',
  'apps/console/src/pages/home/sales',
  'apps/console/src/pages/purchases',
  'apps/console/src/pages/photos',
  'apps/console/src/resource/photos',
  'apps/console/src/pages/ratesStore',
  'apps/console/src/pages/kitchenScreens',
  'apps/console/src/pages/kitchenTimes',
  'apps/console/src/pages/hub',
  'apps/console/src/pages/security',
  'apps/console/src/pages/statistics',
  'apps/console/src/pages/terminals',
  'apps/console/src/pages/translations',
  'apps/console/src/resource/file',
  'apps/console/src/resource/import',
  'apps/console/src/resource/tree',
  'apps/console/src/seen',
  'apps/console/src/sections/enrolment',
  'apps/console/src/sections/product',
  'apps/console/src/sections/tillLayout',
  'apps/console/src/sections/wording',
  'apps/console/src/sections/zone',
];
const notOurs = ['**/*.test.*', '**/*.stories.*', '**/*.states.*', '**/generated/**', '**/routeTree.gen.ts'];

export default defineConfig({
  sourceLocale: 'en-GB',
  locales: ['en-GB', 'es-ES', 'ar-EG'],
  fallbackLocales: { default: 'en-GB' },
  format: 'po',
  // Line numbers would change a catalogue with every edit above a message.
  formatOptions: { lineNumbers: false },
  catalogs: [
    ...owners.map((owner) => ({
      path: `<rootDir>/${owner}/src/locales/{locale}`,
      include: [`<rootDir>/${owner}/src`],
      exclude: [...notOurs, ...areas.map((area) => `<rootDir>/${area}/**`)],
    })),
    ...areas.map((area) => ({
      path: `<rootDir>/${area}/locales/{locale}`,
      include: [`<rootDir>/${area}`],
      exclude: notOurs,
    })),
  ],
});
