import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from './root.ts';

const brands = join(root, 'packages', 'tokens', 'brands');
const nameOf = (code: string): string => {
  const brand: unknown = JSON.parse(readFileSync(join(brands, `${code}.json`), 'utf8'));
  if (typeof brand !== 'object' || !brand || !('name' in brand) || typeof brand.name !== 'string')
    throw new Error(`The brand ${code} has no name.`);
  return brand.name;
};

const icons = { favicon: 'icon.svg', maskable: 'icon-maskable.svg' } as const;
/** A brand's own pictures, under names that an installed app goes on finding after a release. */
const iconFiles = (code: string): Plugin => ({
  name: 'comanda:icons',
  apply: 'build',
  generateBundle() {
    for (const kind of ['favicon', 'maskable'] as const)
      this.emitFile({
        type: 'asset',
        fileName: icons[kind],
        source: readFileSync(join(brands, 'logos', code, `${kind}.svg`), 'utf8'),
      });
  },
});

/**
 * Makes the kitchen app installable (docs/product.md §16.15): its manifest, its icons, and the service worker
 * `src/engine/worker/sw.ts` with the list of the app's own files. Name and icons are the default brand's; our server puts
 * those of the host's brand in their place.
 */
export const installable = (): Plugin[] => {
  const code = 'default';
  const picture = { sizes: 'any', type: 'image/svg+xml' };
  return [
    iconFiles(code),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/engine/worker',
      filename: 'sw.ts',
      // Registered by the engine, through the one policy for script addresses.
      injectRegister: false,
      scope: '/kds',
      manifest: {
        name: `${nameOf(code)} – Kitchen`,
        short_name: 'Kitchen',
        id: '/kds',
        scope: '/kds',
        start_url: '/kds',
        display: 'fullscreen',
        orientation: 'any',
        background_color: '#000000',
        theme_color: '#000000',
        icons: [
          { ...picture, src: icons.favicon, purpose: 'any' },
          { ...picture, src: icons.maskable, purpose: 'maskable' },
        ],
      },
      injectManifest: {
        // Drawings of brands lie outside: they come by the brand of the host, and no board shows them.
        globPatterns: ['index.html', 'theme.js', 'assets/**/*.{js,css,woff2,ogg,mp3,wav}', 'themes/**/*.css'],
        // Named by their content: a file that is there already need not be fetched past the browser's own cache.
        dontCacheBustURLsMatching: /\/(?:assets|themes)\//,
        target: 'es2022',
      },
    }),
  ];
};
