import { describe, expect, test } from 'vitest';
import { planRefresh, tokenState } from './tokens.ts';
import type { SessionTokens } from './tokens.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function jwt(claims: unknown): string {
  const base64 = btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(claims))));
  const payload = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `eyJhbGciOiJFUzI1NiJ9.${payload}.sig`;
}

describe('stored session token', () => {
  test.each([
    null,
    undefined,
    '',
    'null',
    'nonsense',
    'a.b.c',
    'a..c',
    jwt(null),
    jwt('exp'),
    jwt({}),
    jwt({ exp: '9' }),
  ])('%j is absent', (stored) => {
    expect(tokenState(stored, NOW)).toBe('absent');
  });

  test('is valid until the second of its expiry, then expired', () => {
    const token = jwt({ sub: 'usr-ñ-🍋', exp: NOW / 1000 });
    expect(tokenState(token, NOW - 1)).toBe('valid');
    expect(tokenState(token, NOW)).toBe('expired');
    expect(tokenState(token, NOW + 1)).toBe('expired');
  });
});

describe('holder of the refresh lock', () => {
  const asked: SessionTokens = { subject: 'ana', email: 'ana@example.test', login: 'L1', session: 'S1' };
  test.each([
    ['asks the server when storage still holds what was refused', asked, 'call'],
    ['adopts a session that another tab got', { ...asked, session: 'S2' }, 'adopt'],
    ['adopts a login that another tab rotated', { ...asked, login: 'L2' }, 'adopt'],
    ['gives up when another tab signed out', undefined, 'gone'],
  ] as const)('%s', (_, stored, plan) => {
    expect(planRefresh(asked, stored)).toBe(plan);
  });
});
