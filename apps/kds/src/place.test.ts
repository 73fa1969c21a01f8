import { expect, test } from 'vitest';
import { isReturnable, monitorHref, monitorIn, pageOf, signInHref } from './place.ts';

test.each([
  ['/kds', 'home'],
  ['/kds/', 'home'],
  ['/kds/login', 'sign_in'],
  ['/kds/logout', 'sign_out'],
  ['/kds/monitor/1', 'monitor'],
  ['/kds/monitor/1/', 'monitor'],
  ['/kds/monitor/', 'unknown'],
  ['/kds/monitor/d40435f0-96ff', 'monitor'],
  ['/kds/monitor/1/2', 'unknown'],
] as const)('%s', (path, page) => expect(pageOf(path)).toBe(page));

test('the address of a monitor says which', () => {
  expect(monitorIn(monitorHref('12'))).toBe('12');
  expect(monitorIn('/kds')).toBeUndefined();
});

test('a sign-in never leads back to signing in or out', () => {
  expect(['/kds', '/kds/monitor/7', '/kds/login', '/kds/logout', '/settings'].map(isReturnable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(signInHref('/kds')).toBe('/kds/login');
  expect(signInHref('/kds/monitor/7')).toBe('/kds/login?return=%2Fkds%2Fmonitor%2F7');
});
