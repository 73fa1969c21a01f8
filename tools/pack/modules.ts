import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown, type OutputChunk, type RolldownPluginOption } from 'rolldown';

export interface ModulesOptions {
  /** Of the package, absolute. */
  readonly folder: string;
  /** Below `src`, with their extension. */
  readonly entries: readonly string[];
  readonly plugins?: RolldownPluginOption;
  /** Where they are written, absolute. */
  readonly to: string;
}

/**
 * Writes what a package exports as ES modules: a file for each of its sources that an entry reaches, in the same
 * folders. What comes from other packages stays an import.
 */
export async function writeModules(options: ModulesOptions): Promise<readonly OutputChunk[]> {
  const { folder, entries, plugins, to } = options;
  const src = join(folder, 'src');
  const bundle = await rolldown({
    cwd: folder,
    input: entries.map((entry) => join(src, entry)),
    external: (id) => !/^[./#]/.test(id),
    platform: 'neutral',
    plugins,
    transform: { jsx: 'react-jsx', target: 'es2022' },
    checks: { bundlerTimings: false },
    // A class name written out where it is used would leave its stylesheet without an import.
    optimization: { inlineConst: false },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: src,
    entryFileNames: '[name].js',
    minify: false,
  });
  await bundle.close();
  for (const file of output) write(join(to, file.fileName), file.type === 'chunk' ? file.code : file.source);
  return output.filter((file) => file.type === 'chunk');
}

export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
