import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from './root.ts';

const brands = join(root, 'packages', 'tokens', 'src', 'brands');
interface BrandFile {
  readonly name: string;
  readonly logos: Readonly<Record<'favicon' | 'maskable', string>>;
}
const isBrand = (value: unknown): value is BrandFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'logos' in value;
const defaultBrand = (): BrandFile => {
  const brand: unknown = JSON.parse(readFileSync(join(brands, 'default.json'), 'utf8'));
  if (!isBrand(brand)) throw new Error('packages/tokens/src/brands/default.json is no brand.');
  return brand;
};

const icons = { favicon: 'icon.svg', maskable: 'icon-maskable.svg' } as const;
/** The brand's own pictures, under names that an installed app goes on finding after a release. */
const iconFiles = ({ logos }: BrandFile): Plugin => ({
  name: 'comanda:icons',
  apply: 'build',
  generateBundle() {
    for (const kind of ['favicon', 'maskable'] as const)
      this.emitFile({
        type: 'asset',
        fileName: icons[kind],
        source: readFileSync(join(brands, logos[kind]), 'utf8'),
      });
  },
});

/**
 * Makes the kitchen app installable (docs/product.md §16.15): its manifest, its icons, and the service worker
 * `src/engine/worker/sw.ts` with the list of the app's own files.
 */
export const installable = (): Plugin[] => {
  const brand = defaultBrand();
  const picture = { sizes: 'any', type: 'image/svg+xml' };
  return [
    iconFiles(brand),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/engine/worker',
      filename: 'sw.ts',
      // Registered by the engine, through the one policy for script addresses.
      injectRegister: false,
      scope: '/kds',
      manifest: {
        name: `${brand.name} – Kitchen`,
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
        globPatterns: [
          'index.html',
          'theme.js',
          'icon*.svg',
          'assets/**/*.{js,css,svg,woff2,ogg,mp3,wav}',
          'themes/**/*.css',
        ],
        // Named by their content: a file that is there already need not be fetched past the browser's own cache.
        dontCacheBustURLsMatching: /\/(?:assets|themes)\//,
        target: 'es2022',
      },
    }),
  ];
};
