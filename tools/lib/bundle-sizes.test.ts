import { describe, expect, it } from 'vitest';
import { filesOf, laterParts, problemOf } from './bundle-sizes.mjs';

const manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_shared.js'] },
  'src/page.tsx': { file: 'page.js', imports: ['_shared.js'], isDynamicEntry: true },
};

describe('filesOf', () => {
  it('follows static imports, through a circle too, and counts each file once', () => {
    const files = filesOf(manifest, ['index.html', 'src/page.tsx']);
    expect([...files].toSorted()).toEqual(['deep.js', 'index.css', 'index.js', 'page.js', 'shared.js']);
  });

  it('does not measure a page that is not there as nothing', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});

it('knows what an app fetches later', () => {
  expect(laterParts(manifest)).toEqual(['src/page.tsx']);
});

describe('problemOf', () => {
  const row = { name: 'page', budget: 100, recorded: 50 };
  it.each([
    [51, undefined],
    [51.1, 'grown from 50 KiB by more than 2 %'],
  ])('%s KiB: %s', (size, problem) => {
    expect(problemOf(row, size, 0.02)).toBe(problem);
  });

  it('holds a row to its budget, whatever was recorded', () => {
    expect(problemOf({ ...row, recorded: 120 }, 119, 0.02)).toBe('over its budget of 100 KiB');
    expect(problemOf({ ...row, recorded: 99 }, 100.5, 0.02)).toBe('over its budget of 100 KiB');
  });

  it('holds a row that was never recorded to its budget alone', () => {
    expect(problemOf({ name: 'page', budget: 100 }, 99, 0.02)).toBeUndefined();
    expect(problemOf({ name: 'page', budget: 100 }, 101, 0.02)).toBe('over its budget of 100 KiB');
  });
});
