import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linguiMacro } from '../vite/lingui-macro.ts';
import { root } from '../vite/root.ts';
import { copyDeclarations, importsOf } from './declarations.ts';
import { dependenciesOf, readManifest, type Exports, type Packed } from './manifest.ts';
import { write, writeModules } from './modules.ts';

/** What stands beside the sources for their tests only. */
const isForTests = (file: string): boolean => /\.(?:test|fixture|samples)\.ts$|(?:^|\/)testing\//.test(file);

const catalogueTypes = `import type { Messages } from '@lingui/core';
/** Texts in one language, for \`i18n.load\`. */
export declare const messages: Messages;
`;

/** A file of \`src\` as it is named once it is built. */
const built = (file: string, ending: '.js' | '.d.ts'): string => file.replace(/\.(?:ts|po)$/, ending);

/** Writes a package that is modules and catalogues of texts, and no stylesheet: modules, declarations, manifest. */
export async function packPlain(name: 'api' | 'machines', to: string): Promise<Packed> {
  const folder = join(root, 'packages', name);
  const src = join(folder, 'src');
  const dist = join(to, 'dist');
  const manifest = readManifest(folder);
  const targets = Object.entries(manifest.exports).map(
    ([path, file]) => [path, file.replace('./src/', '')] as const,
  );
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isForTests(file));
  const entries = targets.flatMap(([, file]) => {
    // A star in `exports` stands for folders too.
    const [start = '', end] = file.split('*');
    return end === undefined ? [file] : sources.filter((one) => one.startsWith(start) && one.endsWith(end));
  });
  const chunks = await writeModules({ folder, entries, plugins: linguiMacro({ strict: true }), to: dist });
  const declarations = copyDeclarations(
    join(folder, 'dist', 'types', 'src'),
    entries.filter((file) => file.endsWith('.ts')).map((file) => built(file, '.d.ts')),
    dist,
  );
  for (const file of entries)
    if (file.endsWith('.po')) write(join(dist, built(file, '.d.ts')), catalogueTypes);

  const exports: Exports = {
    ...Object.fromEntries(
      targets.map(([path, file]) => [
        path.replace(/\.po$/, ''),
        { types: `./dist/${built(file, '.d.ts')}`, default: `./dist/${built(file, '.js')}` },
      ]),
    ),
    './package.json': './package.json',
  };
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = [
    ...chunks
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((specifier) => !files.has(specifier)),
    ...declarations.flatMap((file) => importsOf(readFileSync(file, 'utf8'))),
  ];
  return {
    folder: to,
    manifest: {
      name: manifest.name,
      version: manifest.version,
      description: manifest.description,
      license: manifest.license,
      type: 'module',
      sideEffects: false,
      exports,
      files: ['dist', 'API.md', 'CHANGELOG.md'],
      ...dependenciesOf(manifest, imported),
    },
  };
}
