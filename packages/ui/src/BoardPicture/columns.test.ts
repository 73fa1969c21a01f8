import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

describe('the columns of a picture of a board', () => {
  it.each<[readonly number[], readonly (readonly number[])[]]>([
    [[], [[], [], [], [], []]],
    [
      [3, 4, 2, 5],
      [[3, 4, 2], [5], [], [], []],
    ],
    [
      [40, 1],
      [[13], [1], [], [], []],
    ],
    [
      [8, 8, 8, 8, 8, 8],
      [[8], [8], [8], [8], [8]],
    ],
  ])('of %j', (orders, columns) => {
    expect(columnsOf(orders)).toEqual(columns);
  });
});
