import { expect, test } from 'vitest';
import { gridFor } from './grid.ts';

test('every number has a place, and those that have none are counted in one', () => {
  for (let orders = 0; orders <= 60; orders += 1) {
    const { columns, rows, shown } = gridFor(orders);
    const places = shown + (orders > shown ? 1 : 0);
    expect([orders, columns * rows >= places, shown === Math.min(orders, orders > 24 ? 23 : 24)]).toEqual([
      orders,
      true,
      true,
    ]);
  }
});
test('few numbers are large and no larger than three lines of two', () =>
  expect(gridFor(1)).toEqual({ columns: 2, rows: 3, shown: 1 }));
