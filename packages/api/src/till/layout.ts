interface Placed {
  readonly id: string;
  readonly order: number;
}
interface OfStore {
  readonly idStore: string | null;
  readonly order: number;
}

/** The layout that the tills of a store show: one of its own, else one for all stores; of several the first (docs/product.md §8.41). */
export const layoutFor = <T extends OfStore>(layouts: readonly T[], idStore: string): T | undefined =>
  layouts
    .filter((layout) => layout.idStore === null || layout.idStore === idStore)
    .toSorted(
      (one, other) =>
        Number(one.idStore === null) - Number(other.idStore === null) || one.order - other.order,
    )[0];

/** Records as their keys stand: those that are placed in that order, then the others in their own. */
export const inLayout = <T extends Placed>(
  records: readonly T[],
  placed: readonly string[],
): readonly T[] => {
  const places = new Map(placed.map((id, place) => [id, place]));
  const placeOf = ({ id }: T): number => places.get(id) ?? placed.length;
  return records.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.order - other.order || (one.id < other.id ? -1 : 1),
  );
};

/** Whom a layout has to place so that records stand as they do: nobody after the last that has left its own order. */
export const placesOf = (records: readonly Placed[]): readonly string[] => {
  const isAfter = (one: Placed, other: Placed): boolean =>
    one.order > other.order || (one.order === other.order && one.id > other.id);
  let kept = records.length;
  for (let at = records.length - 1; at >= 0; at -= 1) {
    const [record, next] = [records[at], records[at + 1]];
    if (record && next && !isAfter(next, record)) break;
    kept = at;
  }
  return records.slice(0, kept).map(({ id }) => id);
};
