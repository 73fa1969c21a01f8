import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../lib/install.mjs';
import { runTool } from '../lib/process.mjs';
import { buildTokens } from '../lib/tokens-build.mjs';
import { root } from '../vite/root.ts';
import type { Packed } from './manifest.ts';
import { write } from './modules.ts';
import { packPlain } from './plain.ts';
import { packTokens } from './tokens.ts';
import { packUi } from './ui.ts';

/** Below it the packages lie as if they were installed, so that what is built there finds them before the sources. */
export const packFolder = join(root, '.cache', 'pack');
const scope = join(packFolder, 'node_modules', '@comanda');

/** Builds what is published. @throws Error with what the compiler said */
export async function buildPackages(): Promise<readonly Packed[]> {
  // The macros leave out what only a developer's build needs.
  process.env['NODE_ENV'] = 'production';
  const failure = await buildTokens();
  if (failure !== undefined) throw new Error(failure);
  const folders = ['tokens', 'ui', 'machines', 'api'].map((name) => `packages/${name}`);
  const types = await runTool('typescript', ['-b', ...folders], { limitSeconds: 180 });
  if (types.code !== 0) throw new Error(types.output);
  rmSync(packFolder, { recursive: true, force: true });
  const packages = [
    await packTokens(join(scope, 'tokens')),
    await packUi(join(scope, 'ui')),
    await packPlain('machines', join(scope, 'machines')),
    await packPlain('api', join(scope, 'api')),
  ];
  for (const { folder, manifest } of packages) {
    const source = join(root, 'packages', manifest.name.replace('@comanda/', ''));
    write(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    for (const page of ['README.md', 'API.md', 'CHANGELOG.md'])
      if (existsSync(join(source, page))) copyFileSync(join(source, page), join(folder, page));
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  }
  return packages;
}

/** Packs them as npm would send them. @returns the files, in the packages' order */
export async function packTarballs(packages: readonly Packed[]): Promise<readonly string[]> {
  const folders = packages.map(({ folder }) => folder);
  const args = ['pack', '--silent', '--pack-destination', packFolder, ...folders];
  const { code, output } = await npm(args, { limitSeconds: 60 });
  if (code !== 0) throw new Error(output);
  return packages.map(({ manifest }) =>
    join(packFolder, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`),
  );
}
