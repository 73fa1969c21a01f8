import type { KitchenTask } from '@comanda/api/calls';
import type { Notice, ShownOrder, ShownTask } from './kitchen.ts';
import { firedAt } from './later.ts';
import type { Replayed } from './replay.ts';
import { type KnownOrder, ownSections, type Truth } from './truth.ts';

const isSameTask = (one: ShownTask, other: ShownTask): boolean =>
  one.rev === other.rev &&
  one.epoch === other.epoch &&
  one.status === other.status &&
  one.isHeld === other.isHeld &&
  one.isRush === other.isRush &&
  one.section === other.section &&
  one.isPending === other.isPending &&
  one.isAcknowledged === other.isAcknowledged &&
  one.isForeign === other.isForeign &&
  one.arrivedAt === other.arrivedAt &&
  one.movedBy?.at === other.movedBy?.at &&
  JSON.stringify(one.times) === JSON.stringify(other.times);

const byFiring = (one: ShownOrder, other: ShownOrder): number =>
  firedAt(one) - firedAt(other) || one.card.number - other.card.number || (one.id < other.id ? -1 : 1);

/** An order as it was shown last, and what that was made of. */
interface Made {
  readonly known: KnownOrder;
  /** An operation of this screen stood on it, or one that was refused speaks of it. */
  readonly isOverlaid: boolean;
  readonly shown: ShownOrder;
}
type Taskwise = (known: KitchenTask) => ShownTask;

/** The tasks that notices speak of, each with the `rev` that its cook knew. */
const staleOf = (notices: readonly Notice[]): ReadonlyMap<string, number> =>
  new Map(notices.flatMap(({ tasks = [] }) => tasks).map(({ id, rev }) => [id, rev] as const));

const shownFrom = (
  { card, tasks: known }: KnownOrder,
  last: ShownOrder | undefined,
  show: Taskwise,
): ShownOrder => {
  const before = new Map(last?.tasks.map((task) => [task.id, task] as const));
  const tasks = known.map(show).map((task) => {
    const same = before.get(task.id);
    return same && isSameTask(same, task) ? same : task;
  });
  const isSame =
    last?.card === card &&
    last.tasks.length === tasks.length &&
    tasks.every((task, index) => task === last.tasks[index]);
  return isSame ? last : { id: card.id, card, tasks, isPending: tasks.some(({ isPending }) => isPending) };
};

/** Makes what a screen shows. An order in which nothing has changed stays the object that it was the last time. */
export const createShowing = (): ((
  truth: Truth,
  replayed: Replayed,
  notices: readonly Notice[],
) => readonly ShownOrder[]) => {
  let made = new Map<string, Made>();
  let list: readonly ShownOrder[] = [];
  let last: Pick<Truth, 'settings' | 'acknowledged'> | undefined;
  return (truth, { tasks, touched, acknowledged }, notices) => {
    const stale = staleOf(notices);
    const own = ownSections(truth.settings);
    const isAllNew = last?.settings !== truth.settings || last.acknowledged !== truth.acknowledged;
    last = truth;
    const show: Taskwise = (known) => {
      const task = tasks.get(known.id) ?? known;
      const left = acknowledged.get(task.id) ?? truth.acknowledged.get(task.id);
      return {
        ...task,
        isPending: touched.has(task.id),
        isAcknowledged: task.status === 'DSC' && left === task.epoch,
        isForeign: !own.has(task.section),
        ...(known.rev === 0 && { arrivedAt: known.moved.at }),
        ...((stale.get(known.id) ?? known.rev) < known.rev && { movedBy: known.moved }),
      };
    };
    const make = (known: KnownOrder): Made => {
      const before = made.get(known.card.id);
      const isOverlaid = known.tasks.some(
        ({ id }) => tasks.has(id) || touched.has(id) || acknowledged.has(id) || stale.has(id),
      );
      if (!isAllNew && !isOverlaid && before?.known === known && !before.isOverlaid) return before;
      return { known, isOverlaid, shown: shownFrom(known, before?.shown, show) };
    };
    const next = [...truth.orders.values()].map(make);
    made = new Map(next.map((one) => [one.known.card.id, one] as const));
    const orders = next.map(({ shown }) => shown).toSorted(byFiring);
    if (orders.length !== list.length || orders.some((order, index) => order !== list[index])) list = orders;
    return list;
  };
};
