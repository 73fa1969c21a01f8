import type { KitchenBoard, KitchenCard, KitchenTask, MonitorSettings } from '@comanda/api/calls';
import type { KitchenData } from '@comanda/api/live';
import {
  hasNeverBegun,
  isCompleted,
  type MonitorKind,
  openAt,
  type TaskStatus,
} from '@comanda/machines/kitchen/rules';
import type { KeptBoard } from './disk.ts';

/** An order as the server is known to have it. */
export interface KnownOrder {
  readonly card: Omit<KitchenCard, 'tasks'>;
  readonly tasks: readonly KitchenTask[];
  /** The last number of the stream that brought something of it; a board that was read before does not undo that. */
  readonly seq: number;
}
/** What the server is known to have. Parts that have not changed stay the same objects. */
export interface Truth {
  /** Of the stream; frames of another one are hints to fetch the board, and nothing else. */
  readonly epoch: string;
  readonly settings: MonitorSettings;
  readonly orders: ReadonlyMap<string, KnownOrder>;
  /** Discarded tasks that left this monitor, each with its epoch. */
  readonly acknowledged: ReadonlyMap<string, number>;
}

/** So many orders that are through are kept of each kind, finished and given up, as the server sends them. */
const PAST_ORDERS = 63;

/** What was known, where the news says the same. */
const kept = <T>(known: T | undefined, news: T): T =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(news) ? known : news;
const parted = ({ tasks, ...card }: KitchenCard): Pick<KnownOrder, 'card' | 'tasks'> => ({ card, tasks });

/** The newer of each task. A `rev` only grows, so the order of arrival does not matter. */
const mergedTasks = (known: readonly KitchenTask[], news: readonly KitchenTask[]): readonly KitchenTask[] => {
  const newer = new Map(news.map((task) => [task.id, task] as const));
  const merged = known.map((task) => {
    const other = newer.get(task.id);
    newer.delete(task.id);
    return other && other.rev > task.rev ? other : task;
  });
  return newer.size === 0 && merged.every((task, index) => task === known[index])
    ? known
    : [...merged, ...newer.values()];
};
const movedFrom = ({ lines }: KnownOrder['card']): number =>
  lines.filter(({ movedTo }) => movedTo !== undefined && movedTo !== null).length;
/** The newer of the two; what is put on another bill leaves its old one before the till tells of that one again. */
const mergedCard = (known: KnownOrder['card'], news: KnownOrder['card']): KnownOrder['card'] =>
  news.revision < known.revision || (news.revision === known.revision && movedFrom(news) < movedFrom(known))
    ? known
    : kept(known, news);

/** Dishes whose line stands on another bill by now are there, and no longer here (docs/product.md §16.20). */
const staying = (card: KnownOrder['card'], tasks: readonly KitchenTask[]): readonly KitchenTask[] => {
  const gone = new Set(card.lines.flatMap(({ movedTo }) => movedTo?.line ?? []));
  for (const { id } of card.lines) gone.delete(id);
  return tasks.some(({ line }) => gone.has(line)) ? tasks.filter(({ line }) => !gone.has(line)) : tasks;
};

const merged = (known: KnownOrder | undefined, news: KitchenCard, seq: number): KnownOrder => {
  const { card, tasks } = parted(news);
  if (!known) return { card, tasks, seq };
  const merging = mergedCard(known.card, card);
  const next = {
    card: merging,
    tasks: staying(merging, mergedTasks(known.tasks, tasks)),
    seq: Math.max(known.seq, seq),
  };
  return next.card === known.card && next.tasks === known.tasks && next.seq === known.seq ? known : next;
};
/** In another epoch nothing of before counts: a restored database may have lower revs. */
const replaced = (known: KnownOrder | undefined, news: KitchenCard, seq: number): KnownOrder => {
  const next = parted(news);
  return {
    card: kept(known?.card, next.card),
    tasks: kept(known?.tasks, next.tasks),
    seq,
  };
};

/**
 * What has left in its epoch never comes back in it: a board that was read before does not bring it back, nor does one that
 * knows the task in an earlier epoch only.
 * @param orders with what the board brings
 */
const acknowledgedWith = (
  known: Truth['acknowledged'] | undefined,
  board: KitchenBoard,
  orders: Truth['orders'],
): Truth['acknowledged'] => {
  const ids = new Set(board.acknowledged);
  const left = new Map(
    board.orders
      .flatMap(({ tasks }) => tasks)
      .filter(({ id }) => ids.has(id))
      .map(({ id, epoch }) => [id, epoch] as const),
  );
  return new Map(
    [...orders.values()]
      .flatMap(({ tasks }) => tasks)
      .filter(({ id, epoch }) => left.get(id) === epoch || known?.get(id) === epoch)
      .map(({ id, epoch }) => [id, epoch] as const),
  );
};

/** With a board that was fetched: the truth as of its position. */
export const withBoard = (truth: Truth | undefined, board: KitchenBoard): Truth => {
  const { epoch, seq } = board.asOf;
  const isSameStream = truth?.epoch === epoch;
  const merge = isSameStream ? merged : replaced;
  const orders = new Map(
    board.orders.map((card) => [card.id, merge(truth?.orders.get(card.id), card, seq)] as const),
  );
  if (isSameStream)
    for (const [id, order] of truth.orders) if (order.seq > seq && !orders.has(id)) orders.set(id, order);
  return {
    epoch,
    settings: kept(truth?.settings, board.settings),
    orders,
    acknowledged: acknowledgedWith(isSameStream ? truth.acknowledged : undefined, board, orders),
  };
};

export const ownSections = ({ sections }: Pick<MonitorSettings, 'sections'>): ReadonlySet<string> =>
  new Set(sections.filter(({ isOwn }) => isOwn).map(({ id }) => id));

/** Whether it is not through yet; what is ready waits to be handed over only where numbers are called. */
const isOpenAt = (kind: MonitorKind, status: TaskStatus, { circuit }: KnownOrder['card']): boolean =>
  openAt[kind].includes(status) && (status !== 'RDY' || circuit?.hasPickup === true);
/** `open`: something is to be done or to be acknowledged here; else how it ended, and when. */
const endOf = (
  { card, tasks }: KnownOrder,
  own: ReadonlySet<string>,
  { acknowledged, settings: { kind } }: Truth,
): { readonly kind: 'open' | 'finished' | 'givenUp'; readonly at: number } => {
  const here = tasks.filter(({ section }) => own.has(section));
  const isOpen = here.some(({ id, status, epoch, times }) =>
    status === 'DSC'
      ? acknowledged.get(id) !== epoch && !hasNeverBegun({ status, times })
      : isOpenAt(kind, status, card),
  );
  if (isOpen) return { kind: 'open', at: 0 };
  const at = Math.max(0, ...here.flatMap(({ times }) => Object.values(times)));
  return { kind: here.some(({ status }) => isCompleted(status)) ? 'finished' : 'givenUp', at };
};
/** A screen runs for weeks: what is through leaves it as it leaves the boards of the server. */
const trimmed = (truth: Truth): Truth => {
  const own = ownSections(truth.settings);
  const past = [...truth.orders].map(([id, order]) => ({ id, ...endOf(order, own, truth) }));
  const leaving = (['finished', 'givenUp'] as const).flatMap((kind) =>
    past
      .filter((order) => order.kind === kind)
      .toSorted((one, other) => other.at - one.at)
      .slice(PAST_ORDERS),
  );
  if (leaving.length === 0) return truth;
  const orders = new Map(truth.orders);
  for (const { id } of leaving) orders.delete(id);
  return { ...truth, orders };
};

/** With what this monitor has acknowledged just now. */
export const withAcknowledged = (
  truth: Truth,
  tasks: readonly { readonly id: string; readonly epoch: number }[],
): Truth =>
  tasks.length === 0
    ? truth
    : {
        ...truth,
        acknowledged: new Map([...truth.acknowledged, ...tasks.map(({ id, epoch }) => [id, epoch] as const)]),
      };

/**
 * Whether a frame says all of what it is about. An order that is not known may have been here before: which of its
 * discarded tasks have left this monitor, the sections it had then included, only the board says.
 */
export const saysAll = (truth: Truth, { epoch, order, card }: KitchenData): boolean =>
  epoch !== truth.epoch || truth.orders.has(order) || !card?.tasks.some(({ status }) => status === 'DSC');

/**
 * With a frame. The same object where it brings nothing.
 * @returns nothing where it is about an order that would have to be shown and is not known: the board has to be fetched
 */
export const withFrame = (truth: Truth, data: KitchenData): Truth | undefined => {
  const { epoch, seq, order, card, tasks } = data;
  if (epoch !== truth.epoch) return truth;
  const known = truth.orders.get(order);
  if (!known && !card) {
    const own = ownSections(truth.settings);
    return tasks.some(
      ({ section, status }) =>
        own.has(section) && status !== 'DSC' && openAt[truth.settings.kind].includes(status),
    )
      ? undefined
      : truth;
  }
  const base = card ? merged(known, card, seq) : known;
  if (!base) return truth;
  const next = {
    ...base,
    tasks: staying(base.card, mergedTasks(base.tasks, tasks)),
    seq: Math.max(base.seq, seq),
  };
  // One that is told again says nothing of what a task has become since, nor one of a discard that is not known yet.
  const isCurrent = seq >= (known?.seq ?? seq) && data.op?.monitor === truth.settings.id;
  const left = new Set(isCurrent ? data.acknowledged : []);
  const leaving = next.tasks.filter(
    (task) => left.has(task.id) && task.status === 'DSC' && truth.acknowledged.get(task.id) !== task.epoch,
  );
  const isNews = !known || next.card !== known.card || next.tasks !== known.tasks || next.seq !== known.seq;
  if (!isNews && leaving.length === 0) return truth;
  return trimmed(withAcknowledged({ ...truth, orders: new Map(truth.orders).set(order, next) }, leaving));
};

export const restoredTruth = ({ asOf, settings, orders, acknowledged }: KeptBoard): Truth => ({
  epoch: asOf.epoch,
  settings,
  orders: new Map(orders.map((card) => [card.id, { ...parted(card), seq: asOf.seq }] as const)),
  acknowledged: new Map(acknowledged),
});
export const cardsOf = ({ orders }: Truth): readonly KitchenCard[] =>
  [...orders.values()].map(({ card, tasks }) => ({ ...card, tasks: [...tasks] }));
