import { describe, expect, it } from 'vitest';
import { blocksOf, columnsOf, HEIGHT, WIDTH } from './columns.ts';

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

describe('the shapes of a picture of a board', () => {
  it('are a head and its dishes for each order that is shown', () => {
    const { heads, dishes } = blocksOf([3, 4, 2, 5]);
    expect([heads, dishes].map((shapes) => shapes.split('M').length - 1)).toEqual([4, 14]);
  });
  it.each([[[40]], [Array.from({ length: 40 }, () => 1)], [[4, 2, 3, 5, 4, 1, 7, 4, 3, 6, 4, 2]]])(
    'of %j stand within it',
    (orders) => {
      const { heads, dishes } = blocksOf(orders);
      const shapes = [...`${heads}${dishes}`.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((shape) =>
        shape.slice(1).map(Number),
      );
      expect(shapes.length).toBeGreaterThan(0);
      expect(Math.max(...shapes.map(([x = 0, , breadth = 0]) => x + breadth))).toBeLessThan(WIDTH);
      expect(Math.max(...shapes.map(([, y = 0, , height = 0]) => y + height))).toBeLessThan(HEIGHT);
    },
  );
});
