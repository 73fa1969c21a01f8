import type { KitchenBoard, MonitorSettings } from '@comanda/api/calls';
import type { KitchenData } from '@comanda/api/live';
import type { Task } from '@comanda/machines/kitchen/rules';
import { createChannel } from './channel.ts';
import { type Kept, type KeptBoard, READ_LIMIT_MS } from './disk.ts';
import { createDiskInUse, emptyDisk } from './diskInUse.ts';
import { createKeeping } from './keeping.ts';
import type { Kitchen, KitchenState, ShownUndo } from './kitchen.ts';
import { createLine } from './line.ts';
import { createNotices } from './notices.ts';
import { newId } from './outbox.ts';
import type { Ports } from './ports.ts';
import { createProof } from './proof.ts';
import { createReadable } from './readable.ts';
import { moverOf, replay, type Replayed } from './replay.ts';
import { createShowing } from './shown.ts';
import { createSounds } from './sounds.ts';
import { createTime, TICK_MS } from './time.ts';
import {
  cardsOf,
  restoredTruth,
  saysAll,
  type Truth,
  withAcknowledged,
  withBoard,
  withFrame,
} from './truth.ts';
import { createWork } from './work.ts';

export interface ScreenOf {
  readonly monitor: string;
  /** As the enrolment told them; the first board brings the newest. */
  readonly settings?: MonitorSettings;
  /** When the browser had lost what the screen kept, where nobody has read that yet. */
  readonly lostAt?: number | undefined;
}
/** The notice of that. */
export const DISK_LOST = 'disk-lost';
const indexOf = ({ orders }: Truth): Map<string, Task> =>
  new Map([...orders.values()].flatMap(({ tasks }) => tasks.map((task) => [task.id, task] as const)));
/** A kitchen whose disk is being read. */
export interface StartedKitchen extends Kitchen {
  /** What the disk holds is shown, or it is known that it can not be. It rejects where what it holds makes no sense. */
  readonly ready: Promise<void>;
}
const nothing: Replayed = { tasks: new Map(), touched: new Set(), acknowledged: new Map(), done: new Map() };

/**
 * Starts the kitchen of one screen: what its disk holds is shown first, without the network; then the line is opened
 * and what waits is sent (docs/product.md §16.5, §16.7).
 */
export const startKitchen = (
  given: Ports,
  { monitor, settings: enrolled, lostAt }: ScreenOf,
): StartedKitchen => {
  const time = createTime(given.clock);
  const disk = createDiskInUse(given.disk);
  const ports: Ports = { ...given, clock: time.clock, disk };
  const { clock } = ports;
  const sounds = createSounds(clock);
  const showing = createShowing();
  let truth: Truth | undefined;
  let isDiskSound = true;
  let isElsewhere = false;
  let isEnded = false;
  let isAudible = false;
  let isStopped = false;
  let undoBefore: readonly ShownUndo[] = [];

  const state = createReadable((): KitchenState => reckon());
  const notices = createNotices(state.changed);
  if (lostAt !== undefined) notices.tell({ kind: 'diskLost', label: '', at: lostAt }, DISK_LOST);
  const proof = createProof(time, notices, sounds);
  let index = new Map<string, Task>();
  const work = createWork(ports, monitor, {
    changed: state.changed,
    now: time.now,
    truthOf: (task) => index.get(task),
    replay: (pending, done) =>
      truth ? replay((id) => index.get(id), pending, done, moverOf(truth.settings)) : nothing,
    acknowledged: (tasks) => {
      if (truth) truth = withAcknowledged(truth, tasks);
    },
    answered: () => keeping.changed(),
    diskIs: (isSound) => {
      if (isSound === isDiskSound) return;
      isDiskSound = isSound;
      state.changed();
    },
    ended: () => end(),
    notices,
    sounds,
  });
  const channel = createChannel(ports, monitor, {
    changed: () => follow(),
    heardTime: time.hear,
    deliver: (data) => deliver(data),
    fetched: (board, askedAt) => fetched(board, askedAt),
    ended: () => end(),
    install: work.install,
    waiting: () => work.waiting().length,
    isAudible: () => isAudible,
  });
  const line = createLine(channel, time);
  const keeping = createKeeping(clock, disk, {
    board: () => keptBoard(),
    included: work.included,
    kept: work.kept,
  });

  const oldest = (): number | undefined => work.waiting()[0]?.at;
  function reckon(): KitchenState {
    const undo = work.undo();
    if (JSON.stringify(undo) !== JSON.stringify(undoBefore)) undoBefore = undo;
    return {
      isEmpty: truth === undefined,
      settings: truth?.settings ?? enrolled,
      orders: truth
        ? showing(
            truth,
            replay((id) => index.get(id), work.pending(), work.done(), moverOf(truth.settings)),
            notices.all(),
          )
        : [],
      undo: undoBefore,
      waiting: work.waiting().length,
      notices: notices.all(),
      line: line.state(oldest(), proof.provenAt()),
      isEnded,
      isDiskSound: isDiskSound && !disk.isAway(),
      isDiskAway: disk.isAway(),
      isElsewhere,
    };
  }
  function keptBoard(): KeptBoard | undefined {
    const position = channel.position();
    // Only the window that sends knows what its board has to include.
    if (!truth || !position || isElsewhere) return undefined;
    return {
      asOf: { epoch: truth.epoch, seq: position.seq },
      settings: truth.settings,
      orders: cardsOf(truth),
      acknowledged: [...truth.acknowledged],
      provenAt: proof.provenAt() ?? time.now(),
      ahead: time.ahead(),
      heard: sounds.heard(),
    };
  }
  function end(): void {
    if (isEnded) return;
    isEnded = true;
    channel.end();
    state.changed();
  }
  function accept(next: Truth, isOwn: boolean, fetchedFrom?: number): void {
    const before = truth;
    proof.add(sounds.listen(before, next, isOwn));
    truth = next;
    index = indexOf(next);
    work.seen(
      [...next.orders.values()]
        .filter(({ card, tasks }) => before?.orders.get(card.id)?.tasks !== tasks)
        .flatMap(({ tasks }) => tasks),
      fetchedFrom,
    );
    keeping.changed();
    state.changed();
  }
  function deliver(data: KitchenData): boolean {
    if (!truth) return true;
    const isSure = saysAll(truth, data);
    const next = withFrame(truth, data);
    if (next && next !== truth) accept(next, data.op?.install === work.install());
    return next !== undefined && isSure;
  }
  function fetched(board: KitchenBoard | undefined, askedAt: number): void {
    if (board) accept(withBoard(truth, board), false, askedAt);
    else {
      work.seen([], askedAt);
      keeping.changed();
    }
  }
  function follow(): void {
    const { context } = channel.snapshot();
    if (line.follow()) work.retry();
    proof.follow(context.provenAt, line.isLive());
    state.changed();
  }

  const restoreBoard = ({ board }: Kept): void => {
    if (board?.settings.id !== monitor) return;
    truth = restoredTruth(board);
    index = indexOf(truth);
    time.guess(board.ahead);
    proof.restore(board.provenAt);
    sounds.restore(board.heard);
  };
  const restoreWork = (kept: Kept): void => {
    work.restore(kept, kept.install ?? newId(ports));
    for (const { op, label, at } of kept.aside) notices.tell({ kind: 'setAside', label, at }, op.opId);
  };
  let stopLeading: (() => void) | undefined;
  let isLeader = false;
  const lead = (isLeading: boolean): void => {
    isLeader = isLeading;
    if (!isLeading) {
      isElsewhere = true;
      work.follow();
      return;
    }
    // What another window has left there since; until it is read, a press would not be taken here either.
    const begins = (kept: Kept): void => {
      if (isStopped || !isLeader) return;
      isElsewhere = false;
      work.lead(kept);
    };
    void disk.read().then(begins, () => {
      disk.goAway();
      begins(emptyDisk);
    });
  };
  let stopReadLimit: (() => void) | undefined;
  let isBegun = false;
  const begin = (kept: Kept): void => {
    isBegun = true;
    restoreBoard(kept);
    restoreWork(kept);
    state.changed();
    channel.start();
    stopLeading = ports.lead(lead);
  };
  /** A board that was fetched meanwhile is the newer one; what waits on the disk goes out all the same. */
  const join = async (): Promise<void> => {
    // Else a press could be kept in memory alone while the rest is taken over.
    if (isLeader) work.follow();
    // What cannot be taken over goes out from memory as before.
    await disk.comeBack().catch(() => undefined);
    const kept = await disk.read();
    if (isStopped) return;
    restoreWork(kept);
    if (isLeader) work.lead(kept);
    keeping.changed();
    state.changed();
  };
  const ready = new Promise<void>((resolve, reject) => {
    const beginWith = async (kept: Kept | undefined): Promise<void> => {
      stopReadLimit?.();
      if (isStopped) return;
      if (!isBegun) {
        if (!kept) disk.goAway();
        begin(kept ?? emptyDisk);
      } else if (kept) await join();
      resolve();
    };
    stopReadLimit = clock.after(READ_LIMIT_MS, () => void beginWith(undefined).catch(reject));
    void given.disk
      .read()
      .then(beginWith, () => beginWith(undefined))
      .catch(reject);
  });

  let wasStuck = false;
  const tick = (): void => {
    stopTick = clock.after(TICK_MS, tick);
    if (time.hasSlept()) channel.wake();
    if (isBegun && line.isCalling() && !isEnded) sounds.play('alarm');
    const isStuck = line.isStuck(oldest());
    if (isStuck === wasStuck) return;
    wasStuck = isStuck;
    if (isStuck) sounds.play('alarm');
    state.changed();
  };
  let stopTick = clock.after(TICK_MS, tick);

  return {
    state,
    ready,
    now: time.now,
    move: (kind, seen, label) => {
      if (isElsewhere) return undefined;
      if (work.canAsk()) return work.move(kind, seen, label);
      notices.tell({ kind: 'notStored', label, at: time.now() });
      sounds.play('alarm');
      return undefined;
    },
    takeBack: (opId) => {
      if (work.canAsk()) work.takeBack(opId);
    },
    dismiss: (id) => {
      const notice = notices.all().find((one) => one.id === id);
      if (notice?.kind === 'setAside') void disk.dropAside(id).catch(() => undefined);
      notices.dismiss(id);
    },
    unanswered: () => (work.canAsk() ? new Set(work.waiting().map(({ op }) => op.opId)) : undefined),
    retry: () => {
      channel.retry();
      work.retry();
    },
    onSound: (listener) =>
      sounds.onSound((sound) => {
        if (!isElsewhere && truth?.settings.sound !== false) listener(sound);
      }),
    setAudible: (value) => {
      isAudible = value;
    },
    stop: async () => {
      isStopped = true;
      stopReadLimit?.();
      stopTick();
      stopLeading?.();
      channel.stop();
      work.stop();
      sounds.stop();
      await keeping.stop();
    },
  };
};
