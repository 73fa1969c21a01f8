import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsOf } from './usePages.ts';

const rows = (heights: readonly number[], across: number) => {
  let top = 0;
  return heights.flatMap((height) => {
    const row = Array.from({ length: across }, () => ({ top, bottom: top + height }));
    top += height + 8;
    return row;
  });
};

describe('pages of dishes', () => {
  it('hold every card once, never part a row, and hold no more than their height', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 40, max: 400 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 200, max: 1000 }),
        (heights, across, height) => {
          const cards = rows(heights, across);
          const cuts = cutsOf(cards, height);
          expect(cuts.flatMap(({ from, to }) => cards.slice(from, to))).toEqual(cards);
          for (const { from, to, top } of cuts) {
            expect(from % across).toBe(0);
            expect(to % across).toBe(0);
            const bottom = Math.max(...cards.slice(from, to).map((card) => card.bottom));
            expect(bottom - top <= height || to - from === across).toBe(true);
          }
        },
      ),
    );
  });
});
