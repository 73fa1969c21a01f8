import type { StorybookConfig } from '@storybook/react-vite';
import { mkdirSync } from 'node:fs';
import { recordFolder } from '../tools/lib/record-folder.mjs';

// Storybook refuses a folder that is not there yet.
mkdirSync(recordFolder, { recursive: true });

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './*.mdx',
    './{brand,foundations,pages,patterns}/**/*.stories.tsx',
  ],
  staticDirs: [{ from: recordFolder, to: '/records' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The other extractor needs a TypeScript with a programmatic interface.
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook leaves out what the Vite file says of builds.
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4_000,
      // A sheet of thirty looks asks for each stylesheet thirty times: with one for every component a browser refuses some.
      cssCodeSplit: false,
      // What is copied from a page has the names that people write.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
