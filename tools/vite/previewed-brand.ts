import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The brand of the file that COMANDA_BRAND_FILE names, as `previewed` of the module `virtual:previewed-brand`, its
 * drawings written out; `undefined` where the variable is not set. The file is read anew when it or a drawing changes.
 */
export function previewedBrand(): Plugin {
  const file = process.env['COMANDA_BRAND_FILE'];
  return {
    name: 'comanda:previewed-brand',
    resolveId: { filter: { id: /^virtual:previewed-brand$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:previewed-brand$/ },
      async handler() {
        if (!file) return 'export const previewed = undefined;';
        this.addWatchFile(file);
        // Only who previews a brand has a Node that reads this package (`--import tsx`).
        const { readBrandFile } = await import('@comanda/tokens/brand-files');
        const reading = readBrandFile(file);
        if ('problems' in reading) return this.error(reading.problems.join('\n'));
        const logos = Object.entries(reading.brand.logos).map(([kind, address]) => {
          const path = fileURLToPath(address);
          this.addWatchFile(path);
          return [kind, `data:image/svg+xml;base64,${readFileSync(path).toString('base64')}`];
        });
        return `export const previewed = ${JSON.stringify({ ...reading.brand, logos: Object.fromEntries(logos) })};`;
      },
    },
  };
}
