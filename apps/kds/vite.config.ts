import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from '../../tools/vite/installable.ts';
import { linguiMacro } from '../../tools/vite/lingui-macro.ts';
import { missedStyles } from '../../tools/vite/missedStyles.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { themes } from '../../tools/vite/themes.ts';

/**
 * What the browser asks for together comes as one file with all that it imports and no earlier file holds: many small
 * files compress worse than a few. The entry stays by itself: it awaits the others, so none of them may import it.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id) },
  // What signing in and a monitor have in common, so that neither asks for the other.
  {
    name: 'common',
    test: /\/client\/client\.ts$|\/calls\/screenSelf\.ts$|\/browser-session\/shelf\.ts$|\/language\/name-in\.ts$|\/xstate\/dist\/|\/icons\/(?:(?:octagon|triangle)-[\w-]+|circle-alert|circle-check|info|x)\.mjs$|\/ui\/src\/(?:EmptyState\/EmptyState|Notice\/\w+|Text\/(?:Text|Heading)|Button\/(?:Button\.css|longWords))\.tsx?$/,
  },
  // Says which screen this device is: one that is none loads it too, and no board with it.
  { name: 'engine', test: /\/src\/engine\/browser\/index\.ts$/ },
  // Four of five kinds of monitors draw cards of orders.
  { name: 'board', test: /\/src\/(?:MonitorPage|boards\/shared\/TicketsBoard)\.tsx$/ },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

export default defineConfig(({ mode }) => ({
  base: '/kds/',
  plugins: [
    // The nearest that react-aria has to the languages of the app.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
    missedStyles(),
    linguiMacro({ strict: mode === 'production' }),
    vanillaExtractPlugin(),
    react(),
    themes({ key: 'kitchen.webTheme', location: process.env['COMANDA_THEMES'] }),
    installable(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}));
