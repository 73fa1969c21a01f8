import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../vite/root.ts';
import { copyDeclarations, importsOf } from './declarations.ts';
import { dependenciesOf, readManifest, type Exports, type Packed } from './manifest.ts';
import { write, writeModules } from './modules.ts';

const folder = join(root, 'packages', 'tokens');

/** What makes and proves the look, with the compiler behind it: for who works on it, not for who wears it. */
const kept = new Set(['./brand-files', './contrast', './contrast/page']);

/** The modules that are published, by sub-path: `./contract` → `generated/contract.ts`. */
function modules(exports: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const found = Object.entries(exports).filter(([path, file]) => file.endsWith('.ts') && !kept.has(path));
  return new Map(found.map(([path, file]) => [path, file.replace('./src/', '')]));
}

const asDeclaration = (file: string): string => file.replace(/\.ts$/, '.d.ts');

/** Writes the font files beside the stylesheet that names them, with their licences. */
function writeFonts(dist: string): void {
  const css = readFileSync(join(folder, 'src', 'fonts.css'), 'utf8');
  const packages = new Set<string>();
  const own = css.replace(
    /url\('(@fontsource-variable\/[^/]+)(\/[^']+)'\)/g,
    (_match, name: string, path: string) => {
      packages.add(name);
      const file = fileURLToPath(import.meta.resolve(`${name}${path}`));
      cpSync(file, join(dist, 'fonts', basename(path)));
      return `url('./fonts/${basename(path)}')`;
    },
  );
  write(join(dist, 'fonts.css'), own);
  for (const name of packages) {
    const license = join(root, 'node_modules', name, 'LICENSE');
    cpSync(license, join(dist, 'fonts', `LICENSE-${basename(name)}`));
  }
}

/** Writes `@comanda/tokens` as it is published: themes, contract, fonts, brands, plain values, manifest. */
export async function packTokens(to: string): Promise<Packed> {
  const manifest = readManifest(folder);
  const dist = join(to, 'dist');
  const entries = modules(manifest.exports);
  const chunks = await writeModules({ folder, entries: [...entries.values()], to: dist });
  const declarations = copyDeclarations(
    join(folder, 'dist', 'types', 'src'),
    [...entries.values()].map(asDeclaration),
    dist,
  );
  for (const name of ['base.css', 'tokens.json', 'catalogue.json'])
    cpSync(join(folder, 'dist', name), join(dist, name));
  const themes = join(folder, 'dist', 'themes');
  for (const name of readdirSync(themes).filter((file) => /^[a-z]\.css$/.test(file)))
    cpSync(join(themes, name), join(dist, 'themes', name));
  cpSync(join(folder, 'src', 'browser', 'firstPaint.js'), join(dist, 'browser', 'firstPaint.js'));
  // Where the built module of the brands looks for their drawings.
  cpSync(join(folder, 'brands'), join(to, 'brands'), { recursive: true });
  writeFonts(dist);

  const exports: Exports = {
    ...Object.fromEntries(
      [...entries].map(([path, file]) => [
        path,
        { types: `./dist/${asDeclaration(file)}`, default: `./dist/${file.replace(/\.ts$/, '.js')}` },
      ]),
    ),
    './base.css': './dist/base.css',
    './fonts.css': './dist/fonts.css',
    './themes/*.css': './dist/themes/*.css',
    './first-paint.js': './dist/browser/firstPaint.js',
    './tokens.json': './dist/tokens.json',
    './catalogue.json': './dist/catalogue.json',
    './brands/*.json': './brands/*.json',
    './brands/logos/*.svg': './brands/logos/*.svg',
    './package.json': './package.json',
  };
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = [
    ...chunks.flatMap((chunk) => chunk.imports).filter((name) => !files.has(name)),
    ...declarations.flatMap((file) => importsOf(readFileSync(file, 'utf8'))),
  ];
  return {
    folder: to,
    manifest: {
      name: manifest.name,
      version: manifest.version,
      description: manifest.description,
      // The fonts come with it.
      license: `${manifest.license} AND OFL-1.1`,
      type: 'module',
      sideEffects: ['**/*.css', './dist/browser/firstPaint.js'],
      exports,
      files: ['dist', 'brands', 'API.md', 'CHANGELOG.md'],
      ...dependenciesOf(manifest, imported),
    },
  };
}
