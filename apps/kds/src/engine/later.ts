import { hasNeverBegun, isWaiting } from '@comanda/machines/kitchen/rules';
import type { ShownOrder, ShownTask } from './kitchen.ts';

/** An order whose dishes here all wait, and when they begin by themselves: never where all of them are held back. */
export interface LaterOrder {
  readonly order: ShownOrder;
  readonly begins: number;
}
export interface Parted {
  readonly begun: readonly ShownOrder[];
  /** The next one first. */
  readonly later: readonly LaterOrder[];
}

/** When an order came to be cooked: one for later when its first dish began, any other when its till took it. */
export const firedAt = ({ card, tasks }: Pick<ShownOrder, 'card' | 'tasks'>): number => {
  if (typeof card.wanted !== 'number') return card.at;
  const first = Math.min(
    ...tasks.map(({ times, attempt = 0 }) => (attempt === 0 ? (times.PND ?? Infinity) : Infinity)),
  );
  return Number.isFinite(first) ? first : card.at;
};

const waits = (task: ShownTask, now: number): boolean =>
  isWaiting(task, now) || (task.status === 'PND' && task.isHeld);
/** Where an order stands at this monitor: nothing of what was given up before its time was ever to be seen. */
const partOf = (order: ShownOrder, now: number): 'begun' | 'gone' | LaterOrder => {
  const own = order.tasks.filter(({ isForeign }) => !isForeign);
  const seen = own.filter((task) => !hasNeverBegun(task));
  if (own.length > 0 && seen.length === 0) return 'gone';
  if (seen.length === 0 || !seen.every((task) => waits(task, now))) return 'begun';
  const begins = seen.map(({ times, isHeld }) => (isHeld ? Infinity : (times.PND ?? now)));
  return { order, begins: Math.min(...begins) };
};

/** Parts what is to be cooked from what is for later (docs/product.md §16.19); lists that say the same are the same. */
export const createLater = () => {
  let begun: readonly ShownOrder[] = [];
  let later: readonly LaterOrder[] = [];
  return {
    part: (orders: readonly ShownOrder[], now: number): Parted => {
      const parts = orders.map((order) => ({ order, part: partOf(order, now) }));
      const next = parts.flatMap(({ order, part }) => (part === 'begun' ? [order] : []));
      if (next.length !== begun.length || next.some((order, index) => order !== begun[index]))
        begun = next.length === orders.length ? orders : next;
      const waiting = parts
        .flatMap(({ part }) => (typeof part === 'object' ? [part] : []))
        .toSorted((one, other) => one.begins - other.begins);
      if (
        waiting.length !== later.length ||
        waiting.some(
          ({ order, begins }, index) => order !== later[index]?.order || begins !== later[index].begins,
        )
      )
        later = waiting;
      return { begun, later };
    },
    /** Of those that waited, the ones whose time has come. */
    due: (now: number): readonly ShownOrder[] =>
      later.flatMap(({ order, begins }) => (begins <= now ? [order] : [])),
  };
};
