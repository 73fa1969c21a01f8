import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, importsIn } from './lib/imports.ts';
import { root } from './lib/root.mjs';

const sources = ['apps', 'packages'].flatMap((kind) =>
  readdirSync(join(root, kind)).flatMap((name) =>
    readdirSync(join(root, kind, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${kind}/${name}/src/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|states|d)\.tsx?$/.test(file)),
  ),
);

/** What a package gives to others, by the name that they import. */
const exportsOf = (name: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).exports;

const targetOf = (target: unknown): string | undefined => {
  if (typeof target === 'string') return target;
  return typeof target === 'object' && target !== null
    ? Object.values(target)
        .map(targetOf)
        .find((one) => one?.endsWith('.ts') || one?.endsWith('.tsx'))
    : undefined;
};

function packageFile(specifier: string): string | undefined {
  const [, name = '', inside = ''] = /^@comanda\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (!existsSync(join(root, 'packages', name, 'package.json'))) return undefined;
  for (const [pattern, target] of Object.entries(exportsOf(name))) {
    const [start = '', end] = `.${inside}` === pattern ? [pattern, undefined] : pattern.split('*');
    const asked = `.${inside}`;
    const isHit = end === undefined ? asked === pattern : asked.startsWith(start) && asked.endsWith(end);
    const file = isHit ? targetOf(target) : undefined;
    if (file === undefined) continue;
    const middle = asked.slice(start.length, asked.length - (end ?? '').length);
    return join('packages', name, file.replace('*', middle)).replaceAll('\\', '/');
  }
  return undefined;
}

const fileOf = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/')
    : packageFile(specifier);

describe('the files of apps and packages', () => {
  it('import one another in no circle, later imports counted and types not', () => {
    const known = new Set(sources);
    const graph = new Map(
      sources.map((file) => [
        file,
        importsIn(readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
          const target = fileOf(file, specifier);
          return target !== undefined && known.has(target) ? [target] : [];
        }),
      ]),
    );
    // A graph of few edges would find no circle whatever the files do.
    expect([...graph.values()].flat().length).toBeGreaterThan(sources.length);
    expect(circlesIn(graph)).toEqual([]);
  });

  it('would be found in one, also by way of a later import', () => {
    expect(importsIn("import type { A } from './a.ts';\nimport { type B } from './b.ts';")).toEqual([]);
    expect(
      importsIn("import { type B, c } from './b.ts';\nexport { d } from './d.ts';\nimport './e.css';"),
    ).toEqual(['./b.ts', './d.ts', './e.css']);
    expect(
      importsIn("const load = () => import('./later.ts');\ntype T = typeof import('./type.ts');"),
    ).toEqual(['./later.ts']);
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circlesIn(graph)).toEqual([['a', 'b', 'c']]);
  });
});
