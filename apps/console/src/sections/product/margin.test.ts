import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';

const cost = { price: 300, isTaxIncluded: false, tax: 10 };

it.each([
  [{ price: 1100, isTaxIncluded: true, tax: 10 }, 0.7],
  [{ price: 1000, isTaxIncluded: false, tax: 10 }, 0.7],
  [{ price: 200, isTaxIncluded: false, tax: 0 }, -0.5],
])('of %j it is %d', (sale, margin) => expect(marginOf(sale, cost)).toBeCloseTo(margin));

it('is none of what is given away', () => {
  expect(marginOf({ price: 0, isTaxIncluded: true, tax: 10 }, cost)).toBeUndefined();
});
