import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, placeAt } from './reorder.ts';

const list = ['a', 'b', 'c', 'd'];
const boxes = list.map((_, index) => ({ top: index * 40, height: 40 }));

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 99, ['a', 'c', 'd', 'b']],
  [1, -1, ['b', 'a', 'c', 'd']],
])('moves from %i to %i', (from, to, expected) => {
  expect(moved(list, from, to)).toEqual(expected);
});

it('keeps the same list where nothing moves', () => {
  expect(moved(list, 0, -5)).toBe(list);
  expect(moved(list, 9, 0)).toBe(list);
});

it('never loses an entry and always lands where it was told', () => {
  const index = fc.nat(list.length - 1);
  fc.assert(
    fc.property(index, index, (from, to) => {
      const result = moved(list, from, to);
      expect([...result].sort()).toEqual(list);
      expect(result[to]).toBe(list[from]);
    }),
  );
});

it.each([
  ['above the list', -10, 2, 0],
  ['on itself', 100, 2, 2],
  ['past the middle of the next', 145, 2, 3],
  ['below the list', 999, 0, 3],
])('drops %s', (_name, y, from, place) => {
  expect(placeAt(y, from, boxes)).toBe(place);
});
