import { expect, test } from 'vitest';
import type { StoredTokens } from '../session/tokens.ts';
import type { Shelf } from './shelf.ts';
import { tokenStore } from './tokens.ts';

function shelfWith(entries: Readonly<Record<string, string>> = {}): Shelf {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const refuse = (): never => {
  throw new Error('closed');
};
const ana: StoredTokens = { subject: 'ana', email: 'ana@example.test', login: 'L1', session: 'S1' };

test('tokens come back as they were stored, and to the app that stored them', () => {
  const shelf = shelfWith();
  tokenStore('comanda.', shelf).store(ana);
  expect(tokenStore('comanda.', shelf).read()).toEqual(ana);
  expect(tokenStore('comanda.kds.', shelf).read()).toBeUndefined();
});

test.each(['', 'null', '{}', '[]', '{"subject":1}', '{"subject":"a","email":"e","login":"l"}'])(
  'what is not tokens is nothing: %s',
  (stored) => expect(tokenStore('comanda.', shelfWith({ 'comanda.tokens': stored })).read()).toBeUndefined(),
);

test('newer tokens of another tab are not forgotten', () => {
  const { read, store, forget } = tokenStore('comanda.', shelfWith());
  const newer = { ...ana, session: 'S2' };
  store(newer);
  expect(forget(ana)).toBe(false);
  expect(read()).toEqual(newer);
  expect(forget(newer)).toBe(true);
  expect(read()).toBeUndefined();
});

test('a storage that refuses costs no page', () => {
  const { read, store, forget } = tokenStore('comanda.', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  expect(() => store(ana)).not.toThrow();
  expect(read()).toBeUndefined();
  expect(forget(ana)).toBe(false);
});
