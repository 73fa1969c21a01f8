import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLayout, layoutFor, placesOf } from './layout.ts';

const records = ['a', 'b', 'c', 'd'].map((id, nth) => ({ id, order: nth * 10 }));
const layout = (idStore: string | null, order: number) => ({ idStore, order });
const called = (some: readonly { readonly id: string }[]): string => some.map(({ id }) => id).join('');

it('puts first what is placed, and the others in their own order', () => {
  expect(called(inLayout(records, ['c', 'gone', 'a']))).toBe('cabd');
  expect(called(inLayout(records, []))).toBe('abcd');
});
it('places as few as it takes', () => {
  expect(placesOf(inLayout(records, ['c']))).toEqual(['c']);
  expect(placesOf(records)).toEqual([]);
  expect(placesOf(inLayout(records, ['a', 'b', 'd']))).toEqual(['a', 'b', 'd']);
});
it('keeps any order that a person makes', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (made) => {
      expect(called(inLayout(records, placesOf(made)))).toBe(called(made));
    }),
  );
});
it('is the layout of the store, else the one for all stores, and of several the first', () => {
  const all = [layout(null, 10), layout('here', 40), layout('here', 30), layout('there', 20)];
  expect(layoutFor(all, 'here')).toEqual(layout('here', 30));
  expect(layoutFor(all, 'elsewhere')).toEqual(layout(null, 10));
  expect(layoutFor([layout('there', 20)], 'here')).toBeUndefined();
});
