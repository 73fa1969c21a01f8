import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../testing/hostilePaths.ts';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://console.example';
const routes = [/^\/$/u, /^\/profile\/\w+$/u, /^\/settings(?:\/[\w.-]+)*$/u, /^\/store\/[\w-]+\/show$/u];
const isKnownRoute = (pathname: string): boolean => routes.some((route) => route.test(pathname));
const anyRoute = (): boolean => true;

/** Where a browser ends up; null when it stays. */
function escapeOf(result: string): string | null {
  const url = new URL(result, ORIGIN);
  return url.origin === ORIGIN && !url.pathname.startsWith('//') ? null : url.href;
}

describe('return path', () => {
  test('the corpus is large enough to mean something', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40);
  });

  test.each(HOSTILE)('refuses %j', (payload) => {
    expect(safeReturnPath(payload, ORIGIN, isKnownRoute)).toBeUndefined();
    expect(safeReturnPath(payload, ORIGIN, anyRoute)).toBeUndefined();
  });

  test.each([null, undefined, 7, {}, ['/settings'], new URL('/settings', ORIGIN)])('refuses %j', (raw) => {
    expect(safeReturnPath(raw, ORIGIN, anyRoute)).toBeUndefined();
  });

  test.each([
    ['/', '/'],
    ['/profile/theme', '/profile/theme'],
    [
      '/settings/basics/taxes?limit=25&order=name%20ASC#row-3',
      '/settings/basics/taxes?limit=25&order=name%20ASC#row-3',
    ],
    ['/settings/basics/../basics/taxes', '/settings/basics/taxes'],
    ['/settings?next=//evil.example', '/settings?next=//evil.example'],
    ['/store/018f-2b/show', '/store/018f-2b/show'],
  ])('keeps %s', (raw, path) => {
    expect(safeReturnPath(raw, ORIGIN, isKnownRoute)).toBe(path);
  });

  test.each(['/unknown', '/login', '/profile', '/Settings', '/settings/%20'])('does not know %s', (raw) => {
    expect(safeReturnPath(raw, ORIGIN, isKnownRoute)).toBeUndefined();
  });

  test('asks the router about the normalised path, not the raw one', () => {
    expect(safeReturnPath('/settings/../unknown', ORIGIN, isKnownRoute)).toBeUndefined();
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5C',
      '%252f',
      '..',
      '.',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '\u3002',
      '／',
    ),
    fc.constantFrom(
      'evil.example',
      'settings',
      'https:',
      'javascript:',
      'console.example',
      '%',
      '%25',
      '%0a',
    ),
    fc.string({ maxLength: 3, unit: 'binary' }),
  );
  test('never leaves the origin, whatever is put together', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const result = safeReturnPath(`/${pieces.join('')}`, ORIGIN, anyRoute);
        if (result === undefined) return;
        expect(escapeOf(result)).toBeNull();
        expect(escapeOf(decodeURIComponent(new URL(result, ORIGIN).pathname))).toBeNull();
        expect(safeReturnPath(result, ORIGIN, anyRoute)).toBe(result);
      }),
      { numRuns: 5000 },
    );
  });
});
