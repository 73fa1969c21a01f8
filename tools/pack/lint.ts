import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runTool } from '../lib/process.mjs';
import type { Packed } from './manifest.ts';

/** Sub-paths without types: stylesheets, drawings, and a script that a page loads as it is. */
const isUntyped = (path: string): boolean => /\.(?:css|svg)$|\*|first-paint/.test(path);

/**
 * What publint finds wrong with a package, and what "are the types wrong" does, for who imports ES modules: no file of
 * it can be `require`d.
 *
 * @param tarball as npm packed it
 */
export async function lintPackage({ folder, manifest }: Packed, tarball: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: folder, strict: true });
  const said = messages.map((message) => formatMessage(message, manifest, { color: false }) ?? message.code);
  const paths = Object.keys(manifest.exports).filter((path) => !isUntyped(path));
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  const types = await runTool('@arethetypeswrong/cli', [
    tarball,
    ...options,
    '--no-definitely-typed',
    '--entrypoints',
    ...paths.map((path) => path.replace(/^\.\//, '')),
  ]);
  return types.code === 0 ? said : [...said, types.output];
}
