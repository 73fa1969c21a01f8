import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsTheSame } from './holdsTheSame.ts';

describe('two values of a record', () => {
  it('say the same when they are written the same, in whatever order their names stand', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(holdsTheSame(value, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
    expect(holdsTheSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(holdsTheSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  });

  it('say another thing when anything in them differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        // Names in another order are the only difference in writing that is none in what is said.
        fc.pre(JSON.stringify(one).length !== JSON.stringify(other).length);
        expect(holdsTheSame([one], [other])).toBe(false);
      }),
    );
    expect(holdsTheSame([], {})).toBe(false);
    expect(holdsTheSame(null, {})).toBe(false);
    expect(holdsTheSame([1], [1, 2])).toBe(false);
  });
});
