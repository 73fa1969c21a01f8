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

/** What faults are put into: a module, and the folder beneath which its files are. */
export interface Ground<Module> {
  readonly entry: string;
  readonly folder: string;
  /** What the entry exports; never there, it carries the type. */
  readonly module?: Module;
}

/** A file with its fault. Fails where the text that it replaces is not found exactly once. */
export const spoilt = async (
  { folder }: Ground<unknown>,
  { file, was, becomes }: Planted,
): Promise<{ readonly place: string; readonly contents: string }> => {
  const place = join(folder, file);
  const source = await readFile(place, 'utf8');
  if (source.split(was).length !== 2) throw new Error(`${file} does not hold once: ${was}`);
  return { place, contents: source.replace(was, () => becomes) };
};

/** The module with a fault in it, built in memory. */
export const withFault = async <Module>(ground: Ground<Module>, fault: Planted): Promise<Module> => {
  const { place, contents } = await spoilt(ground, fault);
  const { outputFiles } = await build({
    entryPoints: [ground.entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'planted',
        setup: (bundle) => {
          bundle.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === place ? { contents, loader: 'ts' } : undefined,
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
