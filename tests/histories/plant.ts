import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A fault put into a module on purpose: the checker must find it. */
export interface Planted {
  /** Beneath the folder that the faults of a kind are planted in. */
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

/** A module with some text beneath a folder replaced, built in memory. Fails where that is not found exactly once. */
export const withFault = async <Module>(
  entry: string,
  folder: string,
  { file, was, becomes }: Planted,
): Promise<Module> => {
  const place = join(folder, file);
  const source = await readFile(place, 'utf8');
  if (source.split(was).length !== 2) throw new Error(`${file} does not hold once: ${was}`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
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
