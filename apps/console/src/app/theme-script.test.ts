import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const file = new URL('../../public/theme.js', import.meta.url);
const script = readFileSync(file, 'utf8');

interface Root {
  lang: string;
  dir: string;
  readonly dataset: Record<string, string>;
}
function look(kept: Readonly<Record<string, string>> | 'closed'): Root {
  const root: Root = { lang: 'en-GB', dir: 'ltr', dataset: { theme: 'A', mode: 'light' } };
  runInNewContext(script, {
    document: { documentElement: root },
    localStorage: {
      getItem(key: string) {
        if (kept === 'closed') throw new Error('closed');
        return kept[key] ?? null;
      },
    },
  });
  return root;
}

test('is under a kilobyte, since the first paint waits for it', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(1024);
});

test('wears the kept theme, mode and language', () => {
  expect(look({ 'comanda.webTheme': 'K-dark', lastLanguage: 'ar-EG', lastDirection: 'rtl' })).toEqual({
    lang: 'ar-EG',
    dir: 'rtl',
    dataset: { theme: 'K', mode: 'dark' },
  });
});

test('leaves the mode to the system where the person said so', () => {
  expect(look({ 'comanda.webTheme': 'A-system' }).dataset).toEqual({ theme: 'A' });
});

test.each([['nonsense'], ['closed']] as const)('%s changes nothing', (kept) => {
  const plain = { lang: 'en-GB', dir: 'ltr', dataset: { theme: 'A', mode: 'light' } };
  expect(
    look(
      kept === 'closed' ? 'closed' : { 'comanda.webTheme': '"><b', lastLanguage: 'x', lastDirection: 'up' },
    ),
  ).toEqual(plain);
});
