import type { Pack } from '../areas/advanced/pack.ts';

/* Whether what was taken with a pack can have been taken in its parts (docs/product.md §8.13, §10.3). */
export type PackRules = Pick<Pack, 'calculation'> & {
  readonly parts: readonly Pick<Pack['parts'][number], 'min' | 'max' | 'supplement'>[];
};
/** One product that came with a pack. */
export interface Taken {
  /** Its own price in the rate, and what it adds to the pack, in minor units. */
  readonly price: number;
  readonly supplement: number;
  /** Positions of the parts whose group offers it. */
  readonly parts: readonly number[];
  /** It may just as well be a supplement of the product, beside the pack. */
  readonly isBeside: boolean;
}

/** A place that one product can take. */
interface Place {
  readonly isMandatory: boolean;
  readonly fits: (one: Taken) => boolean;
}

/** As many as can be matched, each with one of the others: augmenting paths (Kuhn). */
const isCovered = (count: number, others: readonly (readonly number[])[]): boolean => {
  const holder = new Map<number, number>();
  const seated = (one: number, asked: Set<number>): boolean =>
    (others[one] ?? []).some((other) => {
      if (asked.has(other)) return false;
      asked.add(other);
      const held = holder.get(other);
      if (held !== undefined && !seated(held, asked)) return false;
      holder.set(other, one);
      return true;
    });
  return Array.from({ length: count }, (_, one) => one).every((one) => seated(one, new Set()));
};

/**
 * Whether everything taken finds a place and every mandatory place is taken. One matching for each of the two is
 * enough: where both exist, one that does both exists (Mendelsohn and Dulmage).
 */
const isSeated = (taken: readonly Taken[], places: readonly Place[]): boolean => {
  const mandatory = places.filter(({ isMandatory }) => isMandatory);
  const seats = taken.map((one) => [
    ...places.flatMap(({ fits }, at) => (fits(one) ? at : [])),
    // Beside the pack there is room for all.
    ...(one.isBeside ? [places.length + taken.indexOf(one)] : []),
  ]);
  const guests = mandatory.map(({ fits }) => taken.flatMap((one, at) => (fits(one) ? at : [])));
  return isCovered(taken.length, seats) && isCovered(mandatory.length, guests);
};

/** Ways to look at before the till is believed: a real pack has a few, and none of its parts shares products. */
const patience = 500;

/**
 * Whether products can be assigned to the parts of a pack so that each part has at least its least and at most its
 * most of them, as many as the least cost nothing and the others the part's supplement; and, where the pack has no
 * price of its own, one of each part costs its own price besides, than which none of the part is dearer (`H`) or
 * cheaper (`L`). The order in which they were taken does not matter.
 */
export const isChoiceOf = (
  { calculation, parts }: PackRules,
  packPrice: number,
  taken: readonly Taken[],
): boolean => {
  let left = patience;
  const offered = (part: number) => (one: Taken) => one.parts.includes(part);
  const repeated = (count: number, place: Place): Place[] =>
    Array.from({ length: Math.min(count, taken.length + 1) }, () => place);
  /** Places of a part; in a pack without a price, as one product decides it: in place of an included one or not. */
  const waysOf = (part: number): Place[][] => {
    const { min = 0, max = 0, supplement = 0 } = parts[part] ?? {};
    const places = (included: number, more: number, mayBe: (one: Taken) => boolean): Place[] => [
      ...repeated(included, { isMandatory: true, fits: (one) => one.supplement === 0 && mayBe(one) }),
      ...repeated(more, { isMandatory: false, fits: (one) => one.supplement === supplement && mayBe(one) }),
    ];
    if (packPrice !== 0) return [places(min, max - min, offered(part))];
    const deciders = taken.filter(offered(part));
    const ways = [...new Set(deciders.map(({ price }) => price))].flatMap((deciding) => {
      const mayBe = (one: Taken) =>
        offered(part)(one) && (calculation === 'H' ? one.price <= deciding : one.price >= deciding);
      const decider = (extra: number): Place => ({
        isMandatory: true,
        fits: (one) => offered(part)(one) && one.price === deciding && one.supplement === deciding + extra,
      });
      return [
        ...(min > 0 ? [[decider(0), ...places(min - 1, max - min, mayBe)]] : []),
        ...(max > min ? [[decider(supplement), ...places(min, max - min - 1, mayBe)]] : []),
      ];
    });
    const possible = ways.filter(([decider]) => decider && deciders.some(decider.fits));
    return min === 0 ? [[], ...possible] : possible;
  };
  const ways = parts.map((_, part) => waysOf(part));
  const search = (part: number, places: readonly Place[]): boolean => {
    const [next, isLast] = [ways[part] ?? [], part >= ways.length];
    if (!isLast) return next.some((way) => search(part + 1, [...places, ...way]));
    left -= 1;
    return left < 0 || isSeated(taken, places);
  };
  return search(0, []);
};
