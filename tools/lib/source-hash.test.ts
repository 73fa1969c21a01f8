import * as fc from 'fast-check';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, sources } from './source-hash.mjs';

const files = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.string()), {
  minLength: 1,
  selector: ([path]) => path,
});

describe('hashOf', () => {
  it('does not depend on the order of the files', () => {
    fc.assert(fc.property(files, (list) => hashOf(list) === hashOf(list.toReversed())));
  });

  it('changes with any content, any path, and with a file that comes', () => {
    fc.assert(
      fc.property(files, fc.nat(), (list, pick) => {
        const at = pick % list.length;
        const edited = list.map(
          ([path, content], index) => [path, index === at ? `${content}!` : content] as const,
        );
        const renamed = list.map(
          ([path, content], index) => [index === at ? `${path}/moved` : path, content] as const,
        );
        const hashes = [list, edited, renamed, [...list, ['one more\n', ''] as const]].map(hashOf);
        return new Set(hashes).size === hashes.length;
      }),
    );
  });
});

describe('sources', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'comanda-sources-'));
    const write = (path: string) => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), path);
    };
    [
      'a/src/x.ts',
      'a/src/x.test.ts',
      'a/src/x.stories.tsx',
      'a/dist/x.js',
      'a/node_modules/y/z.js',
      'lock.json',
    ].forEach(write);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads what goes into a build and leaves out tests, stories and results', () => {
    const paths = [...sources(root, ['a', 'lock.json', 'absent'])].map(([path]) => path);
    expect(paths.toSorted()).toEqual(['a/src/x.ts', 'lock.json']);
  });
});
