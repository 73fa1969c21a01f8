import { expect, test } from 'vitest';
import { isReturnable, pageOf, signInHref } from './place.ts';

test.each([
  ['/kds', 'home'],
  ['/kds/', 'home'],
  ['/kds/login', 'sign_in'],
  ['/kds/logout', 'sign_out'],
  ['/kds/monitor/1', 'unknown'],
] as const)('%s', (path, page) => expect(pageOf(path)).toBe(page));

test('a sign-in never leads back to signing in or out', () => {
  expect(['/kds', '/kds/login', '/kds/logout', '/settings'].map(isReturnable)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(signInHref('/kds')).toBe('/kds/login');
  expect(signInHref('/kds?view=1')).toBe('/kds/login?return=%2Fkds%3Fview%3D1');
});
