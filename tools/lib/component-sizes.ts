import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { linguiMacro } from '../vite/lingui-macro.ts';

/** Bytes of gzip. */
export interface ComponentSize {
  /** With all that it stands on but React. */
  readonly script: number;
  readonly styles: number;
}

/** What every page has anyhow. */
const shared = /^react(?:-dom)?(?:\/|$)/;

/**
 * What each component of a package costs by itself: its code as an app would bundle and shrink it for two languages, what
 * is only loaded on demand left out. The package is compiled once; each component is then bundled from what came out.
 *
 * @param source absolute: the folder of the components' folders
 * @param target absolute, for what is compiled in between
 */
export async function componentSizes(
  source: string,
  target: string,
): Promise<ReadonlyMap<string, ComponentSize>> {
  const names = readdirSync(source).filter((name) => existsSync(join(source, name, 'index.ts')));
  const compiled = outputOf(
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [linguiMacro({ strict: false }), vanillaExtractPlugin(), react()],
      build: {
        outDir: target,
        emptyOutDir: true,
        minify: false,
        target: 'es2022',
        cssCodeSplit: true,
        // As a library: an app's build would add what preloads styles, here and once more below.
        lib: {
          entry: Object.fromEntries(names.map((name) => [name, join(source, name, 'index.ts')])),
          formats: ['es'],
        },
        rolldownOptions: {
          external: (id) => !/^[./\0]|^@comanda\//.test(id),
          output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
        },
      },
    }),
  );
  const sizes = new Map<string, ComponentSize>();
  for (const name of names) {
    const entry = compiled.find(
      (one) => one.type === 'chunk' && one.facadeModuleId === join(source, name, 'index.ts'),
    );
    if (entry?.type !== 'chunk') throw new Error(`${name} came to nothing`);
    sizes.set(name, {
      script: gzip(await bundled(join(target, entry.fileName))),
      styles: gzip(stylesOf(entry, compiled)),
    });
  }
  return sizes;
}

async function bundled(entry: string): Promise<string> {
  const output = outputOf(
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' }],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: entry, external: shared, preserveEntrySignatures: 'strict' },
      },
    }),
  );
  const [first] = output.filter((one) => one.type === 'chunk' && one.isEntry);
  return first ? closure(first.fileName, output).join('\n') : '';
}

/** The code of a chunk and of all that it imports at once. */
function closure(fileName: string, output: Output, seen = new Set<string>()): readonly string[] {
  const chunk = output.find((one) => one.fileName === fileName);
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
  seen.add(fileName);
  return [chunk.code, ...chunk.imports.flatMap((next) => closure(next, output, seen))];
}

function stylesOf(entry: Rolldown.OutputChunk, output: Output): string {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk, seen: Set<string>): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const next of chunk.imports) {
      const imported = output.find((one) => one.fileName === next);
      if (imported?.type === 'chunk') visit(imported, seen);
    }
  };
  visit(entry, new Set());
  return output
    .flatMap((one) => (one.type === 'asset' && files.has(one.fileName) ? [String(one.source)] : []))
    .join('');
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output;
}

const gzip = (text: string): number =>
  text === '' ? 0 : gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
