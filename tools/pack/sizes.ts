import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { gzipKibibytes } from '../lib/gzip-size.mjs';
import { root } from '../vite/root.ts';
import { write } from './modules.ts';

const rowShape = z.object({
  name: z.string(),
  /** Those that are used together, for an application that has React and two languages; `*` is all of them. */
  components: z.optional(z.array(z.string())),
  /** Instead: a module of tests/outside/src, with all that it needs in one language: React and styles too. */
  page: z.optional(z.string()),
  /** KiB, gzip, of what is there before anything is pressed. */
  budget: z.number(),
});
const budgetsShape = z.object({
  /** By what part of it a budget may be exceeded. */
  tolerance: z.number(),
  rows: z.array(rowShape),
});
type Row = z.infer<typeof rowShape>;

interface Size {
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
  { page }: Row,
): Promise<readonly Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    configFile: false,
    root: join(entry, '..'),
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        ...optimizeLocales.vite({ locales: page === undefined ? ['en-US', 'es-ES'] : ['en-US'] }),
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
        external: page === undefined ? /^(?:react|react-dom)(?:\/|$)/ : [],
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

/**
 * Measures what tools/pack/sizes.json lists in the packages as they are published.
 *
 * @param folder below which the packages lie as if installed
 * @param components every sub-path that is a component
 * @returns what is too large
 */
export async function checkSizes(
  folder: string,
  components: readonly string[],
  say: (line: string) => void,
): Promise<readonly string[]> {
  const { tolerance, rows } = budgetsShape.parse(
    JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8')),
  );
  // Beside the packages, so that it finds them and not the sources.
  const place = join(folder, 'sizes');
  cpSync(join(root, 'tests', 'outside', 'src'), place, { recursive: true });
  const problems: string[] = [];
  say(['KiB gzip'.padEnd(16), 'scripts', ' styles', '  later', ' budget'].join(' '));
  for (const row of rows) {
    const { name, components: wanted = [], page, budget } = row;
    const entry = join(place, page ?? `${name.replace(/\W/g, '-')}.js`);
    if (page === undefined) {
      const paths = wanted.includes('*') ? components : wanted;
      write(entry, paths.map((path) => `export * as ${path} from '@comanda/ui/${path}';\n`).join(''));
    }
    const { scripts, styles, later } = sizeOf(await bundle(entry, row));
    const figures = [scripts, styles, later, budget].map((figure) => figure.toFixed(1).padStart(7));
    const size = page === undefined ? scripts : scripts + styles;
    const isTooLarge = size > budget * (1 + tolerance);
    say([name.padEnd(16), ...figures, ...(isTooLarge ? ['TOO LARGE'] : [])].join(' '));
    if (isTooLarge)
      problems.push(`${name} takes ${size.toFixed(1)} KiB of ${budget} (tools/pack/sizes.json).`);
  }
  return problems;
}
