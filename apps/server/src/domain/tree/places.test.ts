import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersFor, type Placed } from './places.ts';

const siblings = fc
  .uniqueArray(fc.nat({ max: 60 }), { maxLength: 12 })
  .map((orders) => orders.toSorted((a, b) => a - b).map((order): Placed => ({ id: `s${order}`, order })));
const others = fc.array(fc.nat({ max: 60 }), { maxLength: 40 });

describe('a place among siblings', () => {
  it('is taken, whoever else has a number, and nobody else comes to another place', () => {
    fc.assert(
      fc.property(siblings, others, fc.nat(), (all, elsewhere, nth) => {
        const at = nth % (all.length + 1);
        const taken = new Set([...all.map(({ order }) => order), ...elsewhere]);
        const written = ordersFor('moved', all, at, taken);
        for (const { order } of written) expect(taken.has(order)).toBe(false);
        expect(new Set(written.map(({ order }) => order)).size).toBe(written.length);
        const now = new Map([...all, ...written].map(({ id, order }) => [id, order]));
        const stands = [...now].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
        expect(stands).toEqual(all.map(({ id }) => id).toSpliced(at, 0, 'moved'));
      }),
    );
  });
  it('costs one write while there is room', () => {
    const some = [10, 20, 30].map((order) => ({ id: `${order}`, order }));
    expect(ordersFor('moved', some, 1, new Set([10, 20, 30]))).toEqual([{ id: 'moved', order: 15 }]);
    expect(ordersFor('moved', some, 3, new Set([10, 20, 30]))).toEqual([{ id: 'moved', order: 40 }]);
  });
});
