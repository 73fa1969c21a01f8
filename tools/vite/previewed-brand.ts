import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as brandFiles from '@comanda/tokens/brand-files';
import type * as tokenBrands from '@comanda/tokens/brands';
import { type Plugin, runnerImport } from 'vite';
import { root } from './root.ts';

const source = (file: string): string => join(root, 'packages', 'tokens', 'src', file);
const load = async <T>(file: string): Promise<T> => (await runnerImport<T>(source(file))).module;
const loadTokens = async () => ({
  files: await load<typeof brandFiles>('brand-files.ts'),
  brands: await load<typeof tokenBrands>('brands.ts'),
});
const written = (address: string, mediaType: string): string =>
  `data:${mediaType};base64,${readFileSync(fileURLToPath(address)).toString('base64')}`;

/**
 * The brand of the file that COMANDA_BRAND_FILE names, as `previewed` of the module `virtual:previewed-brand`, its files
 * written out; `undefined` where the variable is not set. The file is read anew when it or a drawing changes. `looks` are the
 * stylesheets of all brands that have a look of their own, by code.
 */
export function previewedBrand(): Plugin {
  const file = process.env['COMANDA_BRAND_FILE'];
  let tokens: ReturnType<typeof loadTokens> | undefined;
  return {
    name: 'comanda:previewed-brand',
    // Before all else is transformed: amid that a busy machine answers too late, and the build fails.
    buildStart: async () => {
      tokens = loadTokens();
      await tokens;
    },
    resolveId: { filter: { id: /^virtual:previewed-brand$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:previewed-brand$/ },
      async handler() {
        const {
          files: { readBrandFile, lookStylesheet },
          brands: { brands },
        } = await (tokens ??= loadTokens());
        const lookOf = (brand: tokenBrands.Brand) => {
          const css = lookStylesheet(brand, (place) =>
            written(brand.look?.font?.files[place] ?? '', 'font/woff2'),
          );
          return css === undefined ? [] : [[brand.code, css] as const];
        };
        if (!file) return moduleOf(undefined, brands.flatMap(lookOf));
        this.addWatchFile(file);
        const reading = readBrandFile(file);
        if ('problems' in reading) return this.error(reading.problems.join('\n'));
        const { brand } = reading;
        const drawn = (addresses: Readonly<Record<string, string>>) =>
          Object.fromEntries(
            Object.entries(addresses).map(([kind, address]) => {
              this.addWatchFile(fileURLToPath(address));
              return [kind, written(address, 'image/svg+xml')];
            }),
          );
        const shown = {
          ...brand,
          logos: drawn(brand.logos),
          ...(brand.wordmark && { wordmark: drawn(brand.wordmark) }),
        };
        return moduleOf(shown, [...brands, brand].flatMap(lookOf));
      },
    },
  };
}

const moduleOf = (previewed: object | undefined, looks: readonly (readonly [string, string])[]): string =>
  `export const previewed = ${JSON.stringify(previewed)};
export const looks = ${JSON.stringify(Object.fromEntries(looks))};`;
