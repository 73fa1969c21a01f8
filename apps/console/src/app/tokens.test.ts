import type { SessionTokens } from '@comanda/machines/session';
import { expect, test } from 'vitest';
import { clearShelf, type Shelf } from './storage.ts';
import { parseTokens, subjectOf } from '@comanda/api/session';
import { forgetTokens, readTokens, storeTokens } from './tokens.ts';

function shelf(entries: Readonly<Record<string, string>> = {}): Shelf & { readonly names: () => string[] } {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    names: () => [...kept.keys()].sort(),
  };
}
const ana: SessionTokens = { subject: 'ana', email: 'ana@example.test', login: 'L1', session: 'S1' };

const token = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test('tokens come back as they were stored', () => {
  const place = shelf();
  storeTokens(ana, place);
  expect(readTokens(place)).toEqual(ana);
});

test.each(['', 'null', '{}', '[]', '{"subject":1}', '{"subject":"a","email":"e","login":"l"}'])(
  'what is not tokens is nothing: %s',
  (stored) => expect(readTokens(shelf({ 'comanda.tokens': stored }))).toBeUndefined(),
);

test('newer tokens of another tab are not forgotten', () => {
  const place = shelf();
  storeTokens({ ...ana, session: 'S2' }, place);
  expect(forgetTokens(ana, place)).toBe(false);
  expect(readTokens(place)?.session).toBe('S2');
  expect(forgetTokens({ ...ana, session: 'S2' }, place)).toBe(true);
  expect(readTokens(place)).toBeUndefined();
});

test('a storage that refuses costs no page', () => {
  const closed: Shelf = {
    ...shelf(),
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => storeTokens(ana, closed)).not.toThrow();
  expect(readTokens(closed)).toBeUndefined();
});

test('the subject is read from the token, and only a text counts', () => {
  expect(subjectOf(token({ sub: 'usr-ñ-🍋' }))).toBe('usr-ñ-🍋');
  expect(subjectOf(token({ sub: 'ana' }))).toBe('ana');
  expect(subjectOf(token({ sub: 7 }))).toBeUndefined();
  expect(subjectOf('opaque')).toBeUndefined();
  expect(parseTokens(undefined)).toBeUndefined();
});

test('a reset forgets the person, but not the look, the language, the kitchen or other sites', () => {
  const place = shelf({
    'comanda.selection': '{}',
    'comanda.draft.TAX': '{}',
    'comanda.webTheme': 'A-dark',
    'comanda.kds.outbox': '[]',
    lastLanguage: 'ar-EG',
    other: '1',
  });
  clearShelf(place, ['webTheme']);
  expect(place.names()).toEqual(['comanda.kds.outbox', 'comanda.webTheme', 'lastLanguage', 'other']);
});
