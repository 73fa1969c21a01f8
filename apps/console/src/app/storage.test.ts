import { expect, test } from 'vitest';
import { clearShelf } from './storage.ts';

test('a reset forgets the person, but not the look, the language, the kitchen or other sites', () => {
  const kept = new Map([
    ['comanda.selection', '{}'],
    ['comanda.draft.TAX', '{}'],
    ['comanda.webTheme', 'A-dark'],
    ['comanda.kds.outbox', '[]'],
    ['lastLanguage', 'ar-EG'],
    ['other', '1'],
  ]);
  const shelf = {
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  clearShelf(shelf, ['webTheme']);
  expect([...kept.keys()].sort()).toEqual([
    'comanda.kds.outbox',
    'comanda.webTheme',
    'lastLanguage',
    'other',
  ]);
});
