import { afterEach, expect, test, vi } from 'vitest';
import { isChunkFailure, mayReload } from './newVersion.ts';

/** A shelf of a browser as it is, or full: nothing that is put there stays. */
const shelfOf = (isFull = false) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
};

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  "Unexpected token '<'",
  "expected expression, got '<'",
  "'text/html' is not a valid JavaScript MIME type.",
  'Failed to load module script: the server answered with text/html',
])('a part that did not come: %s', (message) => {
  expect(isChunkFailure(new Error(message))).toBe(true);
});

test('other faults are not taken for a new version', () => {
  expect(isChunkFailure(new Error('Cannot read properties of undefined'))).toBe(false);
  expect(isChunkFailure('dynamically imported module')).toBe(false);
});

test('the page reloads by itself at most once in ten seconds', () => {
  const shelf = shelfOf();
  expect([1000, 1001, 10_999, 11_000, 11_001].map((now) => mayReload(now, shelf))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

test.each([
  ['refuses its storage', undefined],
  ['keeps nothing more', shelfOf(true)],
])('a page of a browser that %s never reloads by itself: it would not end', (_, shelf) => {
  expect([1000, 100_000].map((now) => mayReload(now, shelf))).toEqual([false, false]);
});

/** The page as it is loaded now, of a platform that answers so. */
const loaded = async (answer: (signal: AbortSignal) => Promise<Pick<Response, 'ok'>>) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', shelfOf());
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => answer(signal));
  vi.resetModules();
  const { partFailure, reportPartFailure } = await import('./newVersion.ts');
  return { reload, partFailure, reportPartFailure };
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a part is gone: the page reloads once by itself; where something was typed it says so', async () => {
  const { reload, partFailure, reportPartFailure } = await loaded(async () => ({ ok: true }));
  await reportPartFailure(true);
  expect([partFailure.current(), reload.mock.calls.length]).toEqual(['new_version', 0]);
  const next = await loaded(async () => ({ ok: true }));
  await next.reportPartFailure(false);
  expect([next.partFailure.current(), next.reload.mock.calls.length]).toEqual(['checking', 1]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is at fault', async () => ({ ok: false })],
])('a platform that %s is no new version', async (_, answer) => {
  const { reload, partFailure, reportPartFailure } = await loaded(answer);
  await reportPartFailure(false);
  expect([partFailure.current(), reload.mock.calls.length]).toEqual(['offline', 0]);
});

test('a platform that says nothing is waited for five seconds', async () => {
  const patience = new AbortController();
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const { partFailure, reportPartFailure } = await loaded(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const told = reportPartFailure(false);
  expect([wait.mock.calls, partFailure.current()]).toEqual([[[5000]], 'checking']);
  patience.abort();
  await told;
  expect(partFailure.current()).toBe('offline');
});
