import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { write } from './modules.ts';

const budgetsShape = z.object({
  /** By what part a budget may be exceeded before it fails. */
  tolerance: z.number(),
  rows: z.array(
    z.object({
      name: z.string(),
      /** Sub-paths of the package that are used together; `*` is all of them. */
      modules: z.array(z.string()),
      /** KiB, gzip: the scripts that are there before anything is pressed. */
      budget: z.number(),
      /** KiB: what is larger than its budget is known to be, until it is made smaller. It may not grow. */
      known: z.optional(z.number()),
    }),
  ),
});
type Row = z.infer<typeof budgetsShape>['rows'][number];

interface Size {
  readonly scripts: number;
  readonly styles: number;
  /** What is fetched when it is wanted. */
  readonly later: number;
}

const kibibytes = (content: string | Uint8Array): number =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length / 1024;
const total = (contents: readonly (string | Uint8Array)[]): number =>
  contents.reduce((sum, content) => sum + kibibytes(content), 0);

/** What an application pays that already has React: bundled as ours are, with two languages of react-aria. */
async function measure(folder: string, { name, modules }: Row): Promise<Size> {
  const entry = join(folder, 'sizes', `${name.replace(/\W/g, '-')}.js`);
  write(entry, modules.map((path, place) => `export * as m${place} from '@comanda/ui/${path}';\n`).join(''));
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    mode: 'production',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' }],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        external: /^(?:react|react-dom)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
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
  const problems: string[] = [];
  say(['KiB gzip'.padEnd(20), 'scripts', ' budget', ' styles', '  later'].join(' '));
  for (const row of rows) {
    const modules = row.modules.includes('*') ? [...components] : row.modules;
    const missing = modules.filter((name) => !components.includes(name));
    if (missing.length > 0) {
      say(`${row.name.padEnd(20)} ${missing.join(', ')}: not there yet`);
      continue;
    }
    const { scripts, styles, later } = await measure(folder, { ...row, modules });
    const figures = [scripts, row.budget, styles, later].map((figure) => figure.toFixed(1).padStart(7));
    const bound = Math.max(row.budget, row.known ?? 0);
    const isTooLarge = scripts > bound * (1 + tolerance);
    const isOver = scripts > row.budget * (1 + tolerance);
    say(
      [
        row.name.padEnd(20),
        ...figures,
        ...(isTooLarge ? ['TOO LARGE'] : isOver ? ['over its budget, as known'] : []),
      ].join(' '),
    );
    if (isTooLarge)
      problems.push(
        `${row.name} takes ${scripts.toFixed(1)} KiB; ${bound} are allowed (tools/pack/sizes.json).`,
      );
  }
  return problems;
}
