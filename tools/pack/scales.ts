import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { gzipKibibytes } from '../lib/gzip-size.mjs';
import { root } from '../vite/root.ts';
import { write } from './modules.ts';

/** KiB of gzip. */
export interface Size {
  /** What is there before anything is pressed. */
  readonly scripts: number;
  readonly styles: number;
  /** Scripts that are fetched when they are wanted. */
  readonly later: number;
}

const total = (contents: readonly (string | Uint8Array)[]): number =>
  contents.reduce((sum, content) => sum + gzipKibibytes(content), 0);

/** Bundles a module as our applications are bundled. */
async function bundle(
  entry: string,
  isPage: boolean,
): Promise<readonly Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    configFile: false,
    root: join(entry, '..'),
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        ...optimizeLocales.vite({ locales: isPage ? ['en-US'] : ['en-US', 'es-ES'] }),
        enforce: 'pre',
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        external: isPage ? [] : /^(?:react|react-dom)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return [result].flat().flatMap((each) => ('output' in each ? each.output : []));
}

/** What is asked for by the entry itself, and what only by what it does later. */
function sizeOf(output: Awaited<ReturnType<typeof bundle>>): Size {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of first)
    for (const imported of chunk.imports) {
      const next = byName.get(imported);
      if (next) first.add(next);
    }
  return {
    scripts: total([...first].map(({ code }) => code)),
    later: total(chunks.filter((chunk) => !first.has(chunk)).map(({ code }) => code)),
    styles: total(
      output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
      ),
    ),
  };
}

/** Measures the packages as they are published. */
export interface Scales {
  /** Components that are used together, for an application that has React and two languages. */
  readonly ofComponents: (names: readonly string[]) => Promise<Size>;
  /** A module of tests/outside/src, with all that it needs in one language: React and styles too. */
  readonly ofPage: (module: string) => Promise<Size>;
}

/** @param folder below which the packages lie as if installed */
export function scalesIn(folder: string): Scales {
  // Beside the packages, so that it finds them and not the sources.
  const place = join(folder, 'sizes');
  cpSync(join(root, 'tests', 'outside', 'src'), place, { recursive: true });
  return {
    ofComponents: async (names) => {
      const entry = join(place, 'components.js');
      write(entry, names.map((name) => `export * as ${name} from '@comanda/ui/${name}';\n`).join(''));
      return sizeOf(await bundle(entry, false));
    },
    ofPage: async (module) => sizeOf(await bundle(join(place, module), true)),
  };
}
