import { expect, test } from 'vitest';
import { isDamaged, KEPT_AT_RESET } from './fullReset.ts';
import { clearShelf, type StoredKey } from './storage.ts';

/** One of each, by what a full reset does with it: a new key has to be put here. */
const keys = {
  tokens: 'stays',
  subject: 'stays',
  webTheme: 'stays',
  webThemeOwed: 'stays',
  languageOwed: 'stays',
  reloadedAt: 'stays',
  ended: 'goes',
  selection: 'goes',
  recent: 'goes',
  view: 'goes',
  seenAs: 'goes',
  message: 'goes',
  menu: 'goes',
  refused: 'goes',
  mailLink: 'goes',
  beginning: 'goes',
  wanted: 'goes',
  typed: 'goes',
  cameFromSync: 'goes',
  provider: 'goes',
  shortcuts: 'goes',
  palette: 'goes',
  'setup.X': 'goes',
  'list.TAX': 'goes',
  'draft.TAX': 'goes',
} as const satisfies Record<
  | Exclude<StoredKey, `list.${string}` | `draft.${string}` | `setup.${string}`>
  | 'list.TAX'
  | 'draft.TAX'
  | 'setup.X',
  'stays' | 'goes'
>;

const shelfOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
});

test('a full reset leaves session, look and language, and what is not the console’s', () => {
  const others = ['lastLanguage', 'lastDirection', 'comanda.kds.tokens', 'comanda.kds.outbox', 'other'];
  const kept = new Map(
    [...Object.keys(keys).map((key) => `comanda.${key}`), ...others].map((key) => [key, '{}']),
  );
  clearShelf(shelfOf(kept), KEPT_AT_RESET);
  const staying = Object.entries(keys).flatMap(([key, fate]) => (fate === 'stays' ? [`comanda.${key}`] : []));
  expect([...kept.keys()].toSorted()).toEqual([...staying, ...others].toSorted());
});

test.each([
  ['comanda.selection', '{"ids":', true],
  ['comanda.list.TAX', 'undefined', true],
  ['comanda.palette', '[{"entry":', true],
  ['comanda.selection', '', true],
  ['comanda.palette', '[]', false],
  ['comanda.selection', '{"ids":["a"]}', false],
  ['comanda.list.TAX', '{}', false],
  // Plain words, and what is somebody else's.
  ['comanda.webTheme', 'A-dark', false],
  ['comanda.kds.list.x', '{', false],
  ['other.selection', '{', false],
])('%s with %s: damaged %s', (key, value, is) => {
  expect(isDamaged(shelfOf(new Map([[key, value]])))).toBe(is);
});
