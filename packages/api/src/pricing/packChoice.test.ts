import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partSupplements } from './composition.ts';
import { isChoiceOf, type PackRules, type Taken } from './packChoice.ts';

const dishes = [0, 100, 100, 250, 300];
/** Which dishes each part offers: some are of several. */
const offers = [
  [0, 1, 3],
  [1, 2, 4],
  [2, 3, 4],
];
const dish = (nth: number, supplement: number, isBeside = false): Taken => ({
  price: dishes[nth] ?? 0,
  supplement,
  parts: offers.flatMap((offered, part) => (offered.includes(nth) ? part : [])),
  isBeside,
});

/** Tries every way to put each product into a part or beside the pack, and works the supplements of each part out. */
const isChoiceByHand = (pack: PackRules, packPrice: number, taken: readonly Taken[]): boolean => {
  /** A part's products in every order: which of them come first is the till's. */
  const orders = (of: readonly Taken[]): (readonly Taken[])[] =>
    of.length < 2
      ? [of]
      : of.flatMap((one, at) => orders(of.filter((_, other) => other !== at)).map((rest) => [one, ...rest]));
  const isPart = (part: number, of: readonly Taken[]): boolean => {
    const { min = 0, max = 0, supplement = 0 } = pack.parts[part] ?? {};
    if (of.length < min || of.length > max) return false;
    return orders(of).some((order) => {
      const prices = order.map(({ price }) => price);
      const deciding = pack.calculation === 'H' ? Math.max(...prices) : Math.min(...prices);
      const included = partSupplements(pack, { min, supplement }, 1, prices);
      // Of several at the same price any may be the one that decides.
      const deciders = packPrice === 0 && of.length > 0 ? prices.keys() : [-1];
      return [...deciders].some(
        (decider) =>
          (decider < 0 || prices[decider] === deciding) &&
          order.every((one, at) => one.supplement === (included[at] ?? 0) + (at === decider ? deciding : 0)),
      );
    });
  };
  const put = (at: number, parts: readonly (readonly Taken[])[]): boolean => {
    const one = taken[at];
    if (!one) return parts.every((of, part) => isPart(part, of));
    if (one.isBeside && put(at + 1, parts)) return true;
    return one.parts.some(
      (part) =>
        part < parts.length &&
        put(
          at + 1,
          parts.map((of, other) => (other === part ? [...of, one] : of)),
        ),
    );
  };
  return put(
    0,
    pack.parts.map(() => []),
  );
};

/** Taken as a till does, part by part, and now and then with one thing changed. */
const sold = (pack: PackRules, packPrice: number): fc.Arbitrary<readonly Taken[]> =>
  fc
    .tuple(
      ...pack.parts.map(({ min, max }, at) =>
        fc.array(fc.constantFrom(...(offers[at] ?? [])), { minLength: min, maxLength: max }),
      ),
    )
    .map((chosen) =>
      chosen.flatMap((nths, at) => {
        const { min = 0, supplement = 0 } = pack.parts[at] ?? {};
        const owed = partSupplements(
          pack,
          { min, supplement },
          packPrice,
          nths.map((nth) => dishes[nth] ?? 0),
        );
        return nths.map((nth, place) => dish(nth, owed[place] ?? 0));
      }),
    );

describe('what was taken with a pack', () => {
  const lunch: PackRules = {
    calculation: 'H',
    parts: [
      { min: 1, max: 1, supplement: 0 },
      { min: 1, max: 2, supplement: 150 },
      { min: 0, max: 1, supplement: 200 },
    ],
  };
  it('has its least and its most of each part, the least included and the others at their supplement', () => {
    expect(isChoiceOf(lunch, 1_650, [dish(0, 0), dish(4, 0)])).toBe(true);
    expect(isChoiceOf(lunch, 1_650, [dish(0, 0), dish(4, 0), dish(2, 150), dish(3, 200)])).toBe(true);
    // The dish of two parts leaves the one where the other has no place.
    expect(isChoiceOf(lunch, 1_650, [dish(1, 0), dish(0, 0)])).toBe(true);
    expect(isChoiceOf(lunch, 1_650, [dish(0, 0)])).toBe(false);
    expect(isChoiceOf(lunch, 1_650, [dish(0, 0), dish(4, 0), dish(0, 0)])).toBe(false);
    expect(isChoiceOf(lunch, 1_650, [dish(0, 0), dish(4, 0), dish(3, 0)])).toBe(false);
    expect(isChoiceOf(lunch, 1_650, [dish(0, 0), dish(4, 0), dish(0, 0, true)])).toBe(true);
  });

  const part = fc
    .record({
      min: fc.integer({ min: 0, max: 2 }),
      more: fc.integer({ min: 0, max: 2 }),
      supplement: fc.constantFrom(0, 100, 150),
    })
    .map(({ min, more, supplement }) => ({ min, max: Math.max(1, min + more), supplement }));
  const packs = fc.record({
    calculation: fc.constantFrom('H' as const, 'L' as const),
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
  });
  const anything = fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(0, 100, 150, 200, 250, 300, 400),
        fc.constantFrom(false, false, false, true),
      )
      .map(([nth, supplement, isBeside]) => dish(nth, supplement, isBeside)),
    { maxLength: 5 },
  );
  it('is taken where some assignment to the parts comes to its supplements, and nowhere else', () => {
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(packs, fc.constantFrom(0, 1_650), fc.gen(), (pack, packPrice, gen) => {
        const honest = gen(() => sold(pack, packPrice));
        expect(isChoiceOf(pack, packPrice, honest)).toBe(true);
        const changed = [...honest.slice(gen(() => fc.integer({ min: 0, max: 1 }))), ...gen(() => anything)];
        for (const choice of [changed.slice(0, 6), gen(() => anything)]) {
          const expected = isChoiceByHand(pack, packPrice, choice);
          if (expected) taken += 1;
          else refused += 1;
          expect(isChoiceOf(pack, packPrice, choice)).toBe(expected);
        }
      }),
      // What is drawn within takes too long to be made smaller.
      { numRuns: 300, endOnFailure: true },
    );
    // Neither side of the comparison is empty.
    expect(Math.min(taken, refused)).toBeGreaterThan(20);
  });
});
