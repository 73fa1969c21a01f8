import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versions } from './since.ts';
import { worded } from './wording.ts';

const folders = readdirSync('packages/ui/src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name);

test('each component stands once in since.ts, under the version that it came or comes with', () => {
  expect(Object.values(versions).flat().toSorted()).toEqual(folders.toSorted());
});

test('rules for words are of components that exist', () => {
  expect(worded.filter((folder) => !folders.includes(folder))).toEqual([]);
});
