import type { ShownOrder } from '../../engine/kitchen.ts';

/** An order that goes somewhere else than a cook has read. */
export interface TableChange {
  readonly from: string;
  readonly to: string;
}
interface Watched {
  readonly place: string;
  /** How far its dishes had come when it moved. */
  readonly touches: number;
  readonly change: TableChange | undefined;
}

export interface Tables {
  readonly changes: ReadonlyMap<string, TableChange>;
  /** Whether one of them has come just now. */
  readonly isNew: boolean;
}

const touchesOf = ({ tasks }: ShownOrder): number => tasks.reduce((sum, { rev }) => sum + rev, 0);

const watchOne = (order: ShownOrder, last: Watched | undefined): Watched => {
  const { place } = order.card;
  const touches = touchesOf(order);
  if (!last || last.place === place) {
    // Whoever touches the order after that has seen it.
    const change = last?.touches === touches ? last.change : undefined;
    return last?.place === place && last.touches === touches ? last : { place, touches, change };
  }
  const from = last.change?.from ?? last.place;
  return { place, touches, change: from === place ? undefined : { from, to: place } };
};

/** Watches where orders go, from the first look on: which of them have moved, until somebody works on them. */
export const createTableWatch = (): ((orders: readonly ShownOrder[]) => Tables) => {
  let watched: ReadonlyMap<string, Watched> = new Map();
  let changes: ReadonlyMap<string, TableChange> = new Map();
  return (orders) => {
    const next = new Map(orders.map((order) => [order.id, watchOne(order, watched.get(order.id))]));
    const all = [...next].flatMap(([id, { change }]) => (change ? [[id, change] as const] : []));
    const isNew = all.some(([id, change]) => changes.get(id) !== change);
    watched = next;
    if (isNew || all.length !== changes.size) changes = new Map(all);
    return { changes, isNew };
  };
};
