import type { KitchenLine, Moved } from '@comanda/api/calls';
import { isStage, leastOf, type TaskStatus } from '@comanda/machines/kitchen/rules';
import type { ShownOrder, ShownTask } from '../../engine/kitchen.ts';
import { firedAt } from '../../engine/later.ts';
import type { BoardRules } from './kind.ts';

/** A line of an order as a station works on it. */
export interface CardLine {
  /** The order that it is of. */
  readonly of: ShownOrder;
  readonly line: KitchenLine;
  /** Of this monitor's sections; most lines have one. */
  readonly own: readonly ShownTask[];
  readonly foreign: readonly ShownTask[];
  /** As far as the section that is least far; `DSC` once all of them gave it up. */
  readonly status: TaskStatus;
  readonly isPending: boolean;
}
/** What a card shows: the lines of an order that this monitor works on, or those of one dish over all orders. */
export interface BoardCard {
  readonly order: ShownOrder;
  readonly lines: readonly CardLine[];
  readonly status: TaskStatus;
  /** Those of its monitor's kind. */
  readonly rules: BoardRules;
  /** It stands in a list of what is through: it can be brought back from there. */
  readonly isPast: boolean;
  /** When what is on it came to be cooked, the first of it. */
  readonly firedAt: number;
  /** Something of it goes first, whatever its age. */
  readonly isRush: boolean;
  /** It is one dish, of however many orders. */
  readonly isDish?: true;
}

/** What is still to be done at this monitor. */
export const openTasks = ({ lines, rules }: Pick<BoardCard, 'lines' | 'rules'>): readonly ShownTask[] =>
  lines.flatMap(({ own }) => own.filter(({ status }) => rules.works.includes(status)));
/** Given up or voided, and still to be seen by a cook of this monitor. */
export const struckTasks = ({ own }: Pick<CardLine, 'own'>): readonly ShownTask[] =>
  own.filter(({ status, isAcknowledged }) => status === 'DSC' && !isAcknowledged);

const lineOf = (of: ShownOrder, line: KitchenLine): CardLine => {
  const tasks = of.tasks.filter((task) => task.line === line.id);
  const own = tasks.filter(({ isForeign }) => !isForeign);
  return {
    of,
    line,
    own,
    foreign: tasks.filter(({ isForeign }) => isForeign),
    status: leastOf(own.map(({ status }) => status)),
    isPending: own.some(({ isPending }) => isPending),
  };
};
/** Every line of an order, those of other sections too. */
export const linesOf = (order: ShownOrder): readonly CardLine[] =>
  order.card.lines.map((line) => lineOf(order, line));
/** Of what is still on its way. */
export const isRushed = (lines: readonly CardLine[]): boolean =>
  lines.some(({ own }) =>
    own.some(({ isRush, status }) => isRush === true && isStage(status) && status !== 'DLV'),
  );
const build = (order: ShownOrder, rules: BoardRules): BoardCard => {
  const lines = linesOf(order).filter(({ own }) => own.some(({ isAcknowledged }) => !isAcknowledged));
  const status = leastOf(lines.map((line) => line.status));
  return { order, lines, status, rules, isPast: false, firedAt: firedAt(order), isRush: isRushed(lines) };
};
const built = new WeakMap<ShownOrder, BoardCard>();
/** The same object for the same order, so that a card is drawn again only when its order has changed. */
export const cardOf = (order: ShownOrder, rules: BoardRules): BoardCard => {
  const known = built.get(order);
  if (known?.rules === rules) return known;
  const card = build(order, rules);
  built.set(order, card);
  return card;
};

const refreshLine = (line: CardLine, of: ShownOrder): CardLine => {
  if (of === line.of) return line;
  const news = new Map(of.tasks.map((task) => [task.id, task] as const));
  const fresh = (tasks: readonly ShownTask[]) => tasks.map((task) => news.get(task.id) ?? task);
  const own = fresh(line.own);
  return {
    ...line,
    of,
    own,
    foreign: fresh(line.foreign),
    status: leastOf(own.map(({ status }) => status)),
    isPending: own.some(({ isPending }) => isPending),
  };
};
const refreshed = new WeakMap<BoardCard, { readonly by: readonly ShownOrder[]; readonly card: BoardCard }>();
/** The same lines as a card had, as far as their orders have come by now: what stands still goes on telling. */
export const withNews = (card: BoardCard, orderOf: (id: string) => ShownOrder | undefined): BoardCard => {
  const by = card.lines.map(({ of }) => orderOf(of.id) ?? of);
  const isSame = (orders: readonly ShownOrder[]): boolean => by.every((order, at) => order === orders[at]);
  if (isSame(card.lines.map(({ of }) => of))) return card;
  const known = refreshed.get(card);
  if (known && isSame(known.by)) return known.card;
  const lines = card.lines.map((line, at) => refreshLine(line, by[at] ?? line.of));
  const news = orderOf(card.order.id);
  const one: BoardCard = {
    ...card,
    ...(news && { order: { ...card.order, tasks: news.tasks, isPending: news.isPending } }),
    lines,
    status: leastOf(lines.map(({ status }) => status)),
  };
  refreshed.set(card, { by, card: one });
  return one;
};

/** Who was faster than a touch of this screen; the latest, where several were. */
export const fasterThan = ({ lines }: BoardCard): Moved | undefined =>
  lines
    .flatMap(({ own }) => own.flatMap(({ movedBy }) => movedBy ?? []))
    .toSorted((one, other) => other.at - one.at)[0];

/** What comes so long after its till took it has been held up on its way, in milliseconds. */
const LATE_FROM_TILL_MS = 60_000;
/** When the till took what came late and nobody has touched yet: the oldest of it. */
export const lateSince = ({ lines }: BoardCard): number | undefined => {
  const late = lines
    .flatMap(({ own }) => own)
    .flatMap(({ arrivedAt = 0, times: { PND = Infinity } }) =>
      arrivedAt - PND >= LATE_FROM_TILL_MS ? [PND] : [],
    );
  return late.length > 0 ? Math.min(...late) : undefined;
};

/** When the last of its dishes was cooked or given up, milliseconds of the server's clock; 0 while one is open. */
export const completedAt = (card: BoardCard): number => {
  const { lines, rules } = card;
  if (openTasks(card).length > 0) return 0;
  return Math.max(
    0,
    ...lines
      .flatMap(({ own }) => own)
      .map(({ status, times }) => (status === 'DSC' ? times.DSC : times[rules.age.until]) ?? 0),
  );
};
