import type { KitchenTask } from '@comanda/api/calls';
import {
  cookingKinds,
  hasNeverBegun,
  isWaiting,
  type MonitorKind,
  type Task,
  worksOn,
} from '@comanda/machines/kitchen/rules';
import type { ShownTask, Sound } from './kitchen.ts';
import type { Clock } from './ports.ts';
import { ownSections, type Truth } from './truth.ts';

/** So many tasks are remembered as heard; far more than a board holds. */
const REMEMBERED = 2000;
/** What comes within this time is one event for the ear; it starts well before a sound would seem late. */
const BATCH_MS = 50;
/** The same sound is not begun again while it still rings. */
const RING_MS = 1000;
/** Of several only the first of these is played. */
const urgency: readonly Sound[] = ['alarm', 'refused', 'void', 'changed', 'new'];

const isOwnTrouble = (sound: Sound): boolean => sound === 'alarm' || sound === 'refused';

/** What came to the tasks of this monitor, counted for the ear and for the word after an outage. */
export interface Heard {
  readonly fired: number;
  readonly voided: number;
}
const keyOf = ({ id, epoch }: Pick<Task, 'id' | 'epoch'>): string => `${id}:${epoch}`;
/** What a monitor of a kind is told of: what there is to do there, and what is not to be done any more. */
const isTold = (kind: MonitorKind, { status }: KitchenTask): boolean =>
  worksOn[kind].includes(status) || (status === 'DSC' && kind !== 'PICKUP');
/** A dish that comes back to be made again is news to whoever makes it; one that was taken back is not. */
const isRemade = (task: KitchenTask, known: readonly KitchenTask[] | undefined): boolean =>
  (task.attempt ?? 0) > (known?.find(({ id }) => id === task.id)?.attempt ?? 0);

/** A dish that another section has handed to this monitor is news, too, where its order is known or new to the screen. */
const isHandedOver = (
  task: KitchenTask,
  known: readonly KitchenTask[] | undefined,
  own: ReadonlySet<string>,
): boolean => {
  const before = known?.find(({ id }) => id === task.id);
  return known === undefined ? task.status === 'PND' : before !== undefined && !own.has(before.section);
};

/** The ear of a screen: each task is heard once in each of its epochs, whatever brings it, and however often. */
/** @param now the server's clock */
export const createSounds = (clock: Clock, now: () => number) => {
  let heard = new Set<string>();
  const batch = new Set<Sound>();
  let isHeldBack = false;
  let stopTimer: (() => void) | undefined;
  const rungAt = new Map<Sound, number>();
  const listeners = new Set<(sound: Sound) => void>();

  const remember = (key: string): void => {
    heard.add(key);
    if (heard.size > REMEMBERED) heard = new Set([...heard].slice(-REMEMBERED));
  };
  const ring = (): void => {
    stopTimer = undefined;
    const due = urgency.filter((one) => batch.has(one) && (!isHeldBack || isOwnTrouble(one)));
    for (const one of due) batch.delete(one);
    const [sound] = due;
    if (!sound || clock.steady() - (rungAt.get(sound) ?? -Infinity) < RING_MS) return;
    rungAt.set(sound, clock.steady());
    for (const listener of listeners) listener(sound);
  };
  const play = (sound: Sound): void => {
    batch.add(sound);
    stopTimer ??= clock.after(BATCH_MS, ring);
  };
  return {
    play,
    /** While a line catches up what comes waits, and is one event in the end. */
    holdBack: (isHolding: boolean): void => {
      if (isHolding === isHeldBack) return;
      isHeldBack = isHolding;
      if (isHolding || batch.size === 0) return;
      stopTimer?.();
      ring();
    },
    /** What the cook did here makes no sound when it comes back. */
    expect: (tasks: readonly Pick<Task, 'id' | 'epoch'>[]): void =>
      tasks.forEach((task) => remember(keyOf(task))),
    /** What is new in a truth, compared with the one before; `isOwn` when this screen caused it. */
    listen: (before: Truth | undefined, after: Truth, isOwn: boolean): Heard => {
      const { kind } = after.settings;
      const isForCooks = cookingKinds.includes(kind);
      const own = ownSections(after.settings);
      let fired = 0;
      let voided = 0;
      for (const [id, order] of after.orders) {
        const known = before?.orders.get(id);
        if (known?.tasks === order.tasks) continue;
        for (const task of order.tasks) {
          if (!own.has(task.section) || !isTold(kind, task) || heard.has(keyOf(task))) continue;
          // What is for later is heard when it begins; what is given up before that never was there.
          if (isWaiting(task, now()) || hasNeverBegun(task)) continue;
          remember(keyOf(task));
          // Some portions of a dish that is on another bill too are nothing new.
          if (order.card.lines.some((line) => line.id === task.line && typeof line.from === 'number'))
            continue;
          // A task that stands in another epoch without being given up was taken back: no dish more, no dish less.
          const isNews = isRemade(task, known?.tasks) || (before && isHandedOver(task, known?.tasks, own));
          if (isOwn || (task.status !== 'DSC' && task.epoch > 0 && !isNews)) continue;
          if (task.status === 'DSC') voided += 1;
          else fired += 1;
          const isAdded =
            known &&
            isForCooks &&
            !known.tasks.some(({ id: one, times }) => one === task.id && times.PND !== task.times.PND);
          play(task.status === 'DSC' ? 'void' : isAdded ? 'changed' : 'new');
        }
      }
      return { fired, voided };
    },
    /** The time of these has come. */
    begin: (tasks: readonly ShownTask[]): void => {
      for (const task of tasks) {
        if (task.isForeign || task.status !== 'PND' || heard.has(keyOf(task))) continue;
        remember(keyOf(task));
        play('new');
      }
    },
    heard: (): readonly string[] => [...heard],
    restore: (keys: readonly string[]): void => {
      heard = new Set([...keys, ...heard]);
    },
    onSound: (listener: (sound: Sound) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: (): void => stopTimer?.(),
  };
};
export type Sounds = ReturnType<typeof createSounds>;
