import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacro } from '../../tools/vite/lingui-macro.ts';
import { licences } from '../../tools/vite/licences.ts';
import { missedStyles } from '../../tools/vite/missedStyles.ts';
import { offlineWorker } from '../../tools/vite/offlineWorker.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { themes } from '../../tools/vite/themes.ts';
import { trustedTypes } from '../../tools/vite/trusted-types.ts';

/**
 * A few files by what a person does: sign in, find something in a list, use what stands around it. Each has all that it
 * imports and no earlier one holds: a hundred small files compress worse, and each costs a request. The entry stays by
 * itself: it awaits the others, so none of them may import it.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id) },
  // With what writes labels: the demo's accounts, which come later, write them too.
  { name: 'signIn', test: /\/src\/(?:signIn|app\/label)\.tsx?$/ },
  // With what the pages in front of the shell are made of, so that none of them asks for the shell.
  {
    name: 'session',
    test: /\/src\/(?:app\/(?:enter|failures|money|dates)|lazyPart)\.ts$|\/language\/name-in\.ts$|\/(?:EmptyState|Skeleton|ScrollArea)\/\w+\.tsx$|\/Link\/LinkButton\.tsx$|\/icons\/chevron-right\.\w+$/,
  },
  // The shell with the list: most who sign in look for something in one.
  { name: 'shell', test: /\/src\/console\.tsx$/ },
  // Beside the first page: those of the menu that nothing before has.
  { name: 'icons', test: /virtual:menu-icons$/ },
  // With what every page and list brings besides once it stands: menus, the pages of a table, the ways to find.
  {
    name: 'frame',
    test: /\/src\/(?:shell\/(?:PersonMenu|afterArrival|ToastList)|resource\/(?:list\/listMenu|recordWrites|views\/Views)|commands\/Commands)\.tsx?$|\/(?:Pagination\/Pagination|DataTable\/(?:RowMenu|VirtualRows))\.tsx$/,
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

/** Where a file stands among those that are there before it; nothing of what comes later is. */
const early = ['rolldown-runtime', ...groups.map(({ name }) => name)];
const placeOf = (file: string): number => early.findIndex((name) => file.startsWith(`assets/${name}-`));

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [
    // The nearest that react-aria has to the languages of the console.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
    trustedTypes(),
    missedStyles(),
    linguiMacro({ strict: mode === 'production' }),
    vanillaExtractPlugin(),
    react(),
    themes({ key: 'comanda.webTheme', location: process.env['COMANDA_THEMES'] }),
    licences(),
    offlineWorker(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Below these, light-dark() is rewritten in a way that loses nested modes.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What is there before a file need not be asked for again by whatever that file brings.
      resolveDependencies: (_, dependencies, { hostId }) =>
        dependencies.filter((file) => placeOf(file) === -1 || placeOf(file) > placeOf(hostId)),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}));
