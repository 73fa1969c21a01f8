import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { locales } from '../lib/catalogues.mjs';
import { linguiMacro } from '../vite/lingui-macro.ts';
import { root } from '../vite/root.ts';
import { copyDeclarations, importsOf } from './declarations.ts';
import { dependenciesOf, readManifest, type Exports, type Packed } from './manifest.ts';
import { write, writeModules } from './modules.ts';
import { plainStyles, stylesSpecifier } from './vanilla-extract.ts';

const folder = join(root, 'packages', 'ui');
const src = join(folder, 'src');

/** Every component, by the name of its folder. */
export const components = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')));

/** The stylesheets in the order in which modules ask for them, each once. */
function stylesheets(chunks: readonly OutputChunk[]): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    if (name.startsWith(stylesSpecifier)) sheets.push(name.slice(stylesSpecifier.length));
    const chunk = byName.get(name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return sheets;
}

/** Writes `@comanda/ui` as it is published: modules, stylesheets, declarations, catalogues, manifest. */
export async function packUi(to: string): Promise<Packed> {
  const manifest = readManifest(folder);
  const dist = join(to, 'dist');
  const chunks = await writeModules({
    folder,
    entries: [
      ...components.map((name) => `${name}/index.ts`),
      ...locales.map((code) => `locales/${code}.po`),
    ],
    plugins: [linguiMacro({ strict: true }), plainStyles(folder)],
    to: dist,
  });
  const sheets = stylesheets(chunks).map((name) => readFileSync(join(dist, name), 'utf8'));
  write(join(dist, 'styles.css'), sheets.join(''));
  write(join(dist, 'noStyles.js'), 'export {};\n');
  const declarations = copyDeclarations(
    join(folder, 'dist', 'types', 'src'),
    components.map((name) => `${name}/index.d.ts`),
    dist,
  );
  write(
    join(dist, 'locales', 'catalogue.d.ts'),
    "import type { Messages } from '@lingui/core';\n/** The texts of the components in one language, for `i18n.load`. */\nexport declare const messages: Messages;\n",
  );

  const exports: Exports = {
    ...Object.fromEntries(
      components.map((name) => [
        `./${name}`,
        { types: `./dist/${name}/index.d.ts`, default: `./dist/${name}/index.js` },
      ]),
    ),
    ...Object.fromEntries(
      locales.map((code) => [
        `./locales/${code}`,
        { types: './dist/locales/catalogue.d.ts', default: `./dist/locales/${code}.js` },
      ]),
    ),
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  };
  const imported = [
    ...chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]).filter((name) => !byFile(name)),
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
      sideEffects: ['**/*.css', '**/*.css.js'],
      exports,
      imports: {
        // Node reads no stylesheets: a server renders the class names, the browser's bundle has what they mean.
        [`${stylesSpecifier}*.css`]: { node: './dist/noStyles.js', default: './dist/*.css' },
      },
      files: ['dist', 'API.md', 'CHANGELOG.md'],
      ...dependenciesOf(manifest, imported),
    },
  };

  function byFile(name: string): boolean {
    return chunks.some(({ fileName }) => fileName === name);
  }
}
