import type { RateStore } from '../areas/advanced/rateStore.ts';
import { holdsAt, type WallTime } from '../week/index.ts';

/** Where and how something is sold. */
export interface Selling {
  readonly idStore: string;
  /** The zone that guests sit in; none where nobody sits. */
  readonly idZone: string | null;
  /** Kinds of service that it may be called. */
  readonly idServiceKinds: readonly string[];
}
type Given = Pick<RateStore, 'idStore' | 'idRate' | 'idServiceKind' | 'hours' | 'priority'> & {
  /** A rate of an older catalogue does not say it. */
  readonly idZone?: string | null;
};

/** A zone is the nearer choice than a service, and both together the nearest. */
const particularity = ({ idZone = null, idServiceKind }: Given): number =>
  (idZone === null ? 0 : 2) + (idServiceKind === null ? 0 : 1);

/** The rates that hold for a sale at a moment, the one that it is priced by first (docs/product.md §8.28). */
export const ratesHolding = <G extends Given>(
  given: readonly G[],
  { idStore, idZone, idServiceKinds }: Selling,
  now: WallTime,
): readonly G[] =>
  given
    .filter(
      (rate) =>
        rate.idStore === idStore &&
        ((rate.idZone ?? null) === null || rate.idZone === idZone) &&
        (rate.idServiceKind === null || idServiceKinds.includes(rate.idServiceKind)) &&
        holdsAt(rate.hours, now),
    )
    .sort((one, other) => particularity(other) - particularity(one) || other.priority - one.priority);
