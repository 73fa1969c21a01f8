import type { Task } from '@comanda/machines/kitchen/rules';
import type { ShownOrder, ShownTask } from './kitchen.ts';
import type { Replayed } from './replay.ts';
import { type KnownOrder, ownSections, type Truth } from './truth.ts';

const isSameTask = (one: ShownTask, other: ShownTask): boolean =>
  one.rev === other.rev &&
  one.epoch === other.epoch &&
  one.status === other.status &&
  one.isHeld === other.isHeld &&
  one.isPending === other.isPending &&
  one.isAcknowledged === other.isAcknowledged &&
  one.isForeign === other.isForeign &&
  JSON.stringify(one.times) === JSON.stringify(other.times);

const byFiring = ({ card: one }: ShownOrder, { card: other }: ShownOrder): number =>
  one.at - other.at || one.number - other.number || (one.id < other.id ? -1 : 1);

/** Makes what a screen shows. An order in which nothing has changed stays the object that it was the last time. */
export const createShowing = (): ((truth: Truth, replayed: Replayed) => readonly ShownOrder[]) => {
  let before = new Map<string, ShownOrder>();
  let list: readonly ShownOrder[] = [];
  return (truth, { tasks, touched, acknowledged }) => {
    const own = ownSections(truth.settings);
    const shownTask = (known: Task): ShownTask => {
      const task = tasks.get(known.id) ?? known;
      const left = acknowledged.get(task.id) ?? truth.acknowledged.get(task.id);
      return {
        ...task,
        isPending: touched.has(task.id),
        isAcknowledged: task.status === 'DSC' && left === task.epoch,
        isForeign: !own.has(task.section),
      };
    };
    const shownOrder = ({ card, tasks: known }: KnownOrder): ShownOrder => {
      const last = before.get(card.id);
      const lastTasks = new Map(last?.tasks.map((task) => [task.id, task] as const));
      const shown = known.map(shownTask).map((task) => {
        const same = lastTasks.get(task.id);
        return same && isSameTask(same, task) ? same : task;
      });
      const isSame =
        last?.card === card &&
        last.tasks.length === shown.length &&
        shown.every((task, index) => task === last.tasks[index]);
      return isSame
        ? last
        : { id: card.id, card, tasks: shown, isPending: shown.some(({ isPending }) => isPending) };
    };
    const orders = [...truth.orders.values()].map(shownOrder).toSorted(byFiring);
    before = new Map(orders.map((order) => [order.id, order] as const));
    if (orders.length !== list.length || orders.some((order, index) => order !== list[index])) list = orders;
    return list;
  };
};
