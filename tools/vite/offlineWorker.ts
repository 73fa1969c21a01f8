import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds the console's service worker `src/worker/sw.ts` (docs/product.md §3.10) with the list of files that are named by
 * their content. It has no manifest: the console is not installed.
 */
export const offlineWorker = (): Plugin[] =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['{assets,themes}/**/*.{js,css,woff2}'],
      dontCacheBustURLsMatching: /\/(?:assets|themes)\//,
      target: 'es2022',
    },
  });
