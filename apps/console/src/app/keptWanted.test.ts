import { expect, test } from 'vitest';
import { parseWanted } from './keptWanted.ts';

const now = Date.parse('2026-11-25T10:00:00Z');
const minutes = 60_000;

test.each([
  [JSON.stringify({ path: '/profile/about', until: now + 30 * minutes }), '/profile/about'],
  [JSON.stringify({ path: '/profile/about', until: now + 1 }), '/profile/about'],
  [JSON.stringify({ path: '/profile/about', until: now }), undefined],
  // A clock that was set back keeps nothing for longer than it holds.
  [JSON.stringify({ path: '/profile/about', until: now + 31 * minutes }), undefined],
  [JSON.stringify({ path: 7, until: now + 1 }), undefined],
  [JSON.stringify({ path: '/profile/about' }), undefined],
  ['null', undefined],
  ['{"path":', undefined],
  [null, undefined],
])('of %s this is wanted: %s', (text, wanted) => {
  expect(parseWanted(text, now)).toBe(wanted);
});
