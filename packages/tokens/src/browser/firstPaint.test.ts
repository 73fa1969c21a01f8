import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('firstPaint.js', import.meta.url), 'utf8');

interface Page {
  readonly root: { lang: string; dir: string; readonly dataset: Record<string, string | undefined> };
  readonly theme: { href: string };
}
const begun = (kept: Readonly<Record<string, string>> | 'closed', allowed?: string): Page => {
  const dataset = { theme: 'A', mode: 'light', ...(allowed !== undefined && { allowed }) };
  const root = { lang: 'en-GB', dir: 'ltr', dataset };
  const theme = { href: '' };
  runInNewContext(script, {
    document: {
      documentElement: root,
      currentScript: { dataset: { key: 'look', themes: '/themes/0f/' } },
      getElementById: (id: string) => (id === 'theme' ? theme : null),
    },
    localStorage: {
      getItem(key: string) {
        if (kept === 'closed') throw new Error('closed');
        return kept[key] ?? null;
      },
    },
  });
  return { root, theme };
};

test('is under two kilobytes, since the first paint waits for it', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(2048);
});

test('wears the kept theme, mode and language, and fetches that theme', () => {
  expect(begun({ look: 'K-dark', lastLanguage: 'ar-EG', lastDirection: 'rtl' })).toEqual({
    root: { lang: 'ar-EG', dir: 'rtl', dataset: { theme: 'K', mode: 'dark' } },
    theme: { href: '/themes/0f/k.css' },
  });
});

test('a theme that the brand of the page does not allow any more is not worn', () => {
  expect(begun({ look: 'K-dark' }, 'ABK').root.dataset['theme']).toBe('K');
  expect(begun({ look: 'K-dark' }, 'AB').root.dataset['theme']).toBe('A');
});

test('a theme of the brand itself comes with the page', () => {
  expect(begun({ look: 'P-dark' }, 'PQ')).toMatchObject({
    root: { dataset: { theme: 'P', mode: 'dark' } },
    theme: { href: '' },
  });
});

test('leaves the mode to the system where the person said so', () => {
  expect(begun({ look: 'A-system' }).root.dataset).toEqual({ theme: 'A' });
});

test.each([['nonsense'], ['closed']] as const)('%s changes nothing', (kept) => {
  expect(begun(kept === 'closed' ? kept : { look: '"><b', lastLanguage: 'x', lastDirection: 'up' })).toEqual({
    root: { lang: 'en-GB', dir: 'ltr', dataset: { theme: 'A', mode: 'light' } },
    theme: { href: '/themes/0f/a.css' },
  });
});
