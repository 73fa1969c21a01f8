import type { KitchenLine, Moved } from '@comanda/api/calls';
import { isCompleted, leastOf, type TaskStatus } from '@comanda/machines/kitchen/rules';
import type { ShownOrder, ShownTask } from '../engine/kitchen.ts';

/** A line of an order as a station works on it. */
export interface CardLine {
  readonly line: KitchenLine;
  /** Of this monitor's sections; most lines have one. */
  readonly own: readonly ShownTask[];
  readonly foreign: readonly ShownTask[];
  /** As far as the section that is least far; `DSC` once all of them gave it up. */
  readonly status: TaskStatus;
  readonly isPending: boolean;
}
/** What a card of the SEPARATED view shows: the lines of an order that this monitor works on. */
export interface BoardCard {
  readonly order: ShownOrder;
  readonly lines: readonly CardLine[];
  readonly status: TaskStatus;
}

const isOpen = ({ status }: ShownTask): boolean => status === 'PND' || status === 'CRT';
/** What a cook still has to do. */
export const openTasks = ({ lines }: BoardCard): readonly ShownTask[] =>
  lines.flatMap(({ own }) => own.filter(isOpen));
/** Given up or voided, and still to be seen by a cook of this monitor. */
export const struckTasks = ({ own }: Pick<CardLine, 'own'>): readonly ShownTask[] =>
  own.filter(({ status, isAcknowledged }) => status === 'DSC' && !isAcknowledged);

const lineOf = (line: KitchenLine, tasks: readonly ShownTask[]): CardLine => {
  const own = tasks.filter(({ isForeign }) => !isForeign);
  return {
    line,
    own,
    foreign: tasks.filter(({ isForeign }) => isForeign),
    status: leastOf(own.map(({ status }) => status)),
    isPending: own.some(({ isPending }) => isPending),
  };
};
const build = (order: ShownOrder): BoardCard => {
  const lines = order.card.lines
    .map((line) =>
      lineOf(
        line,
        order.tasks.filter((task) => task.line === line.id),
      ),
    )
    .filter(({ own }) => own.some(({ isAcknowledged }) => !isAcknowledged));
  return { order, lines, status: leastOf(lines.map(({ status }) => status)) };
};
const built = new WeakMap<ShownOrder, BoardCard>();
/** The same object for the same order, so that a card is drawn again only when its order has changed. */
export const cardOf = (order: ShownOrder): BoardCard => {
  const known = built.get(order);
  if (known) return known;
  const card = build(order);
  built.set(order, card);
  return card;
};

/** Who was faster than a touch of this screen; the latest, where several were. */
export const fasterThan = ({ lines }: BoardCard): Moved | undefined =>
  lines
    .flatMap(({ own }) => own.flatMap(({ movedBy }) => movedBy ?? []))
    .toSorted((one, other) => other.at - one.at)[0];

/** When the last of its dishes was cooked or given up, milliseconds of the server's clock; 0 while one is open. */
export const completedAt = ({ lines }: BoardCard): number => {
  const tasks = lines.flatMap(({ own }) => own);
  if (tasks.some(isOpen)) return 0;
  return Math.max(0, ...tasks.map(({ status, times }) => (isCompleted(status) ? times.FNL : times.DSC) ?? 0));
};
