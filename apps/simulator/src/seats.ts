import type { Zone } from '@comanda/api/areas/sales/zone';
import { activeOf, type Catalogue } from './catalogue.ts';
import type { Draws } from './random.ts';

/** A table that guests sit at, and the zone that it stands in. */
export interface Seat {
  readonly number: string;
  readonly idZone: string | null;
  readonly covers: number;
}

/** Tables of a store that has drawn no zone. */
const unplanned: readonly Seat[] = Array.from({ length: 30 }, (_, index) => ({
  number: String(index + 1),
  idZone: null,
  covers: 4,
}));

/** Every table of a store, as its plans say (docs/product.md §8.40). */
export const seatsOf = (catalogue: Catalogue, idStore: string): readonly Seat[] => {
  const planned = activeOf<Zone>(catalogue, 'ZON')
    .filter((zone) => zone.idStore === idStore)
    .flatMap(({ id, tables }) =>
      tables
        .filter(({ kind }) => kind === 'PTO')
        .map(({ number, covers }) => ({ number, covers, idZone: id })),
    );
  return planned.length > 0 ? planned : unplanned;
};

/** A free table with room for so many, else any free one, else one that they share. */
export const seatFor = (
  seats: readonly Seat[],
  taken: ReadonlySet<string>,
  guests: number,
  draws: Draws,
): Seat | undefined => {
  const free = seats.filter(({ number }) => !taken.has(number));
  const roomy = free.filter(({ covers }) => covers >= guests);
  const offered = [roomy, free, seats].find((some) => some.length > 0);
  return draws.pick(offered ?? [], () => 1);
};
