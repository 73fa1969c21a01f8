import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A fault put into a module on purpose: the checker must find it. */
export interface Planted {
  /** In the folder of the module. */
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

/** A module with some of its text replaced, built in memory. Fails where the text is not found exactly once. */
export const withFault = async <Module>(folder: string, { file, was, becomes }: Planted): Promise<Module> => {
  const place = join(folder, file);
  const source = await readFile(place, 'utf8');
  if (source.split(was).length !== 2) throw new Error(`${file} does not hold once: ${was}`);
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'planted',
        setup: (bundle) => {
          bundle.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === place ? { contents: source.replace(was, () => becomes), loader: 'ts' } : undefined,
          );
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  // The module is as its source says: only a text of it was replaced.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
};
