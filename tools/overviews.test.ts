import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('the overview of components names every one of them', () => {
  const overview = read('packages/ui/README.md');
  const components = readdirSync(join(root, 'packages/ui/src')).filter((name) =>
    existsSync(join(root, 'packages/ui/src', name, 'index.ts')),
  );
  expect(components.filter((name) => !new RegExp(`\\b${name}\\b`).test(overview))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'packages/ui/README.md', 'packages/tokens/README.md'])(
  'every file that %s names is there',
  (document) => {
    const named = [...read(document).matchAll(/`((?:apps|packages|tests|tools|docs)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      // What the reader is going to write.
      .filter((path) => !/Name|\barea\b/.test(path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
