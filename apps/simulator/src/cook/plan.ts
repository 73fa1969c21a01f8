import type { KitchenBoard, KitchenCard, KitchenOperation, KitchenTask } from '@comanda/api/calls';
import { styleOf, type Times, timesOf } from './habits.ts';

type Move = Extract<KitchenOperation, { tasks: unknown }>;
/** What a cook is about to do, before it has its number. */
export type Act = Pick<Move, 'kind' | 'tasks'>;

export interface Cook {
  readonly seed: number;
  /** Shop milliseconds that pass in one of the server's. */
  readonly speed: number;
}

/** So many forgotten dishes are cleared at once. */
const atOnce = 10;

interface Work {
  readonly task: KitchenTask;
  readonly times: Times;
  /** When it is cooked, by the server's clock; unknown as long as nobody has begun it. */
  readonly ready: number;
  /** How late it will be called very late. */
  readonly limit: number;
}

const act = (kind: Act['kind'], tasks: readonly KitchenTask[], to: KitchenTask['status']): Act | undefined =>
  tasks.length === 0
    ? undefined
    : {
        kind,
        tasks: tasks.map(({ id, status, epoch, rev }) => ({ task: id, from: status, to, epoch, rev })),
      };
const present = <T>(entries: readonly (T | undefined)[]): T[] =>
  entries.filter((entry): entry is T => entry !== undefined);

/** What is finished of an order now, by the way in which its cook works. */
const finished = (works: readonly Work[], isWhole: boolean, now: number): readonly Act[] => {
  const done = works.filter(({ ready }) => ready <= now).map(({ task }) => task);
  if (!isWhole) return present(done.map((task) => act('FINISH', [task], 'FNL')));
  return done.length === works.length ? present([act('FINISH', done, 'FNL')]) : [];
};

/** Dishes that were forgotten go all at once, when there are many or when one of them is very late. */
const cleared = (works: readonly Work[], now: number): readonly Act[] => {
  const done = works.filter(({ ready }) => ready <= now);
  const isTime = done.length >= atOnce || done.some(({ ready, limit }) => now - ready > limit);
  return isTime
    ? present([
        act(
          'FINISH',
          done.slice(0, atOnce).map(({ task }) => task),
          'FNL',
        ),
      ])
    : [];
};

/** So much longer than a notice is overlooked a guest takes to come to the counter. */
const GUEST = 6;
/** At the pass, and at the counter: an order goes on as a whole, a while after the last of its dishes has come there. */
const handedOn = (board: KitchenBoard, now: number, { seed, speed }: Cook): readonly Act[] => {
  const { kind, sections } = board.settings;
  const isPass = kind === 'PREPARATION';
  const here = isPass ? 'FNL' : 'RDY';
  const sectionOf = new Map(sections.map((section) => [section.id, section]));
  return board.orders.flatMap(({ tasks, at, circuit }) => {
    const live = tasks.filter(({ status }) => status !== 'DSC');
    const due = live.filter(({ status }) => status === here);
    const isWaitedFor = live.some(
      ({ status }) => status === 'PND' || status === 'CRT' || (!isPass && status === 'FNL'),
    );
    const [first] = due;
    const section = first && sectionOf.get(first.section);
    if (!first || !section || isWaitedFor || (!isPass && circuit?.hasPickup !== true)) return [];
    const came = Math.max(...due.map(({ times }) => times[here] ?? at));
    const { notices } = timesOf(seed, first, section);
    return came + (notices * (isPass ? 1 : GUEST)) / speed <= now
      ? present([isPass ? act('READY', due, 'RDY') : act('DELIVER', due, 'DLV')])
      : [];
  });
};

/** What a cook does now at a board; knows what the board shows and nothing else. */
export const planned = (board: KitchenBoard, now: number, cook: Cook): readonly Act[] => {
  const { kind } = board.settings;
  return kind === 'PREPARATION' || kind === 'PICKUP' ? handedOn(board, now, cook) : cooked(board, now, cook);
};

const cooked = (board: KitchenBoard, now: number, { seed, speed }: Cook): readonly Act[] => {
  const { settings, acknowledged } = board;
  const skipsStart = settings.skipStart || settings.kind === 'FASTFOOD';
  const own = new Map(settings.sections.filter(({ isOwn }) => isOwn).map((section) => [section.id, section]));
  const seen = new Set(acknowledged);
  const workOf = (card: KitchenCard, task: KitchenTask): Work[] => {
    const section = own.get(task.section);
    if (!section || task.isHeld) return [];
    const times = timesOf(seed, task, section);
    const begun = skipsStart
      ? (task.times.PND ?? card.at) + times.waits / speed
      : (task.times.CRT ?? Infinity);
    return [{ task, times, ready: begun + times.cooks / speed, limit: section.alert2 / speed }];
  };
  const orders = board.orders.map((card) => ({
    card,
    style: styleOf(seed, card),
    works: card.tasks.flatMap((task) => workOf(card, task)),
  }));
  const isOpen = ({ task: { status } }: Work): boolean =>
    status === 'CRT' || (status === 'PND' && skipsStart);
  const starts = orders.flatMap(({ card, works }) =>
    works
      .filter(
        ({ task, times }) =>
          !skipsStart && task.status === 'PND' && (task.times.PND ?? card.at) + times.waits / speed <= now,
      )
      .map(({ task }) => act('START', [task], 'CRT')),
  );
  const notices = orders.flatMap(({ card, works }) =>
    works
      .filter(
        ({ task, times }) =>
          task.status === 'DSC' &&
          !seen.has(task.id) &&
          (task.times.DSC ?? card.at) + times.notices / speed <= now,
      )
      .map(({ task }) => act('ACK_DISCARD', [task], 'DSC')),
  );
  const finishes = orders.flatMap(({ style, works }) => {
    // Whole means all that is left to do, what nobody has begun too.
    const left = works.filter(({ task: { status } }) => status === 'PND' || status === 'CRT');
    if (style === 'forgets') return [];
    return style === 'order' ? finished(left, true, now) : finished(left.filter(isOpen), false, now);
  });
  const forgotten = orders.flatMap(({ style, works }) => (style === 'forgets' ? works.filter(isOpen) : []));
  return [...present([...starts, ...notices]), ...finishes, ...cleared(forgotten, now)];
};
