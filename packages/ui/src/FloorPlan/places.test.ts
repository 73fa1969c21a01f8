import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeByKey, placedIn } from './places.ts';

const plan = { width: 20, depth: 12 };
const number = fc.integer({ min: -50, max: 50 });
const place = fc.record({ x: number, y: number, width: number, depth: number, turn: number });
const stands = ({ x, y, width, depth, turn }: ReturnType<typeof placedIn>): boolean =>
  x >= 0 &&
  y >= 0 &&
  width >= 1 &&
  depth >= 1 &&
  x + width <= plan.width &&
  y + depth <= plan.depth &&
  turn >= 0 &&
  turn < 360;

describe('what stands on a plan', () => {
  it('stays on it, wherever it is dragged and whatever keys are pressed', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'r');
    fc.assert(
      fc.property(place, fc.array(fc.tuple(keys, fc.boolean())), (start, presses) => {
        let at = placedIn(plan, start);
        expect(stands(at)).toBe(true);
        for (const [key, shiftKey] of presses) {
          at = placeByKey(plan, at, { key, shiftKey }) ?? at;
          expect(stands(at)).toBe(true);
        }
      }),
    );
  });
  it('moves by one square, grows with shift, turns by fifteen degrees', () => {
    const at = { x: 3, y: 4, width: 2, depth: 2, turn: 0 };
    expect(placeByKey(plan, at, { key: 'ArrowLeft', shiftKey: false })).toEqual({ ...at, x: 2 });
    expect(placeByKey(plan, at, { key: 'ArrowDown', shiftKey: true })).toEqual({ ...at, depth: 3 });
    expect(placeByKey(plan, at, { key: 'R', shiftKey: true })).toEqual({ ...at, turn: 345 });
    expect(placeByKey(plan, at, { key: 'Enter', shiftKey: false })).toBeUndefined();
  });
});
