import { afterEach, expect, test, vi } from 'vitest';
import { isScriptGone, scriptAddresses } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [404, 'application/json', true],
  [200, 'text/html; charset=utf-8', true],
  [200, 'text/javascript; charset=utf-8', false],
  // A platform that is in trouble says nothing about its scripts.
  [503, 'text/html', false],
])('an answer of %s with %s: gone %s', async (status, type, isGone) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { 'content-type': type } }));
  expect(await isScriptGone('/sw.js')).toBe(isGone);
});

test('no answer says nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isScriptGone('/sw.js')).rejects.toThrow('Failed to fetch');
});

test('an app starts its own scripts only, through the policy where there is one', () => {
  expect(() => scriptAddresses(['/sw.js'])('/other.js')).toThrow('/other.js is no script');
  const createPolicy = vi.fn((_, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(scriptAddresses(['/sw.js'])('/sw.js')).toBe('/sw.js');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('comanda', expect.anything());
});
