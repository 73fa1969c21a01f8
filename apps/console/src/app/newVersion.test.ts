import { expect, test } from 'vitest';
import { isChunkFailure, mayReload } from './newVersion.ts';

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  "Unexpected token '<'",
  "expected expression, got '<' 'text/html' is not a valid JavaScript MIME type.",
])('a part that did not come: %s', (message) => {
  expect(isChunkFailure(new Error(message))).toBe(true);
});

test('other faults are not taken for a new version', () => {
  expect(isChunkFailure(new Error('Cannot read properties of undefined'))).toBe(false);
  expect(isChunkFailure('dynamically imported module')).toBe(false);
});

test('the page reloads by itself at most once in ten seconds', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect([1000, 1001, 10_999, 11_000, 11_001].map((now) => mayReload(now, shelf))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
