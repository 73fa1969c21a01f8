import type { MonitorSettings } from '@comanda/api/calls';
import type { MonitorKind } from '@comanda/machines/kitchen/rules';
import { type Accepted, createBoard } from './board.ts';
import { createChannel } from './channel.ts';
import type { Kept, KeptBoard } from './disk.ts';
import { createDiskInUse } from './diskInUse.ts';
import { createKeeping } from './keeping.ts';
import type { Kitchen, KitchenState, ShownUndo } from './kitchen.ts';
import { createLater } from './later.ts';
import { createLeading } from './leading.ts';
import { createLine } from './line.ts';
import { createNotices } from './notices.ts';
import { openDisk } from './opening.ts';
import { newId } from './outbox.ts';
import type { Ports } from './ports.ts';
import { createProof } from './proof.ts';
import { createReadable } from './readable.ts';
import { createShowing } from './shown.ts';
import { createSounds } from './sounds.ts';
import { startTicking } from './ticking.ts';
import { createTime } from './time.ts';
import { createWords } from './words.ts';
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
/** A kitchen whose disk is being read. */
export interface StartedKitchen extends Kitchen {
  /** What the disk holds is shown, or it is known that it can not be. It rejects where what it holds makes no sense. */
  readonly ready: Promise<void>;
}

/** What is so of a screen and is kept by none of its parts. */
interface Condition {
  isDiskSound: boolean;
  isEnded: boolean;
  isAudible: boolean;
}

/**
 * Starts the kitchen of one screen: what its disk holds is shown first, without the network; then the line is opened
 * and what waits is sent (docs/product.md §16.5, §16.7). The parts keep the state; here they are tied together.
 */
export const startKitchen = (
  given: Ports,
  { monitor, settings: enrolled, lostAt }: ScreenOf,
): StartedKitchen => {
  const time = createTime(given.clock);
  const disk = createDiskInUse(given.disk);
  const ports: Ports = { ...given, clock: time.clock, disk };
  const { clock } = ports;
  const sounds = createSounds(clock, time.now);
  const showing = createShowing();
  const later = createLater();
  const board = createBoard();
  const condition: Condition = { isDiskSound: true, isEnded: false, isAudible: false };

  const kind = (): MonitorKind => board.truth()?.settings.kind ?? enrolled?.kind ?? 'REGULAR';

  const state = createReadable((): KitchenState => reckon());
  const notices = createNotices(state.changed);
  if (lostAt !== undefined) notices.tell({ kind: 'diskLost', label: '', at: lostAt }, DISK_LOST);
  const proof = createProof(time, notices, sounds);
  const end = (): void => {
    if (condition.isEnded) return;
    condition.isEnded = true;
    channel.end();
    state.changed();
  };

  const work = createWork(ports, monitor, {
    changed: state.changed,
    now: time.now,
    kind,
    truthOf: board.taskOf,
    replay: board.replayed,
    acknowledged: board.acknowledge,
    answered: () => keeping.changed(),
    diskIs: (isSound) => {
      if (isSound === condition.isDiskSound) return;
      condition.isDiskSound = isSound;
      state.changed();
    },
    ended: end,
    notices,
    sounds,
  });
  const oldest = (): number | undefined => work.waiting()[0]?.at;

  /** What a board or a frame has brought is heard, shown and kept. */
  const accept = ({ before, after, tasks }: Accepted, isOwn: boolean, fetchedFrom?: number): void => {
    proof.add(sounds.listen(before, after, isOwn));
    work.seen(tasks, fetchedFrom);
    keeping.changed();
    state.changed();
  };
  const channel = createChannel(ports, monitor, {
    changed: () => {
      if (line.follow()) work.retry();
      proof.follow(channel.snapshot().context.provenAt, line.isLive());
      state.changed();
    },
    heardTime: time.hear,
    deliver: (data) => {
      const { accepted, isWhole } = board.withFrame(data);
      if (accepted) accept(accepted, data.op?.install === work.install());
      return isWhole;
    },
    said: (word) => words.said(word),
    fetched: (fetched, askedAt) => {
      if (fetched) accept(board.withBoard(fetched), false, askedAt);
      else {
        work.seen([], askedAt);
        keeping.changed();
      }
    },
    ended: end,
    install: work.install,
    kind,
    waiting: () => work.waiting().length,
    isAudible: () => condition.isAudible,
  });
  const words = createWords(ports, {
    notices,
    isSafe: () => (condition.isDiskSound && !disk.isAway() ? work.isStored() : work.waiting().length === 0),
  });
  const line = createLine(channel, time);
  const leading = createLeading(ports, disk, { lead: work.lead, follow: work.follow });

  const keptBoard = (): KeptBoard | undefined => {
    const position = channel.position();
    // Only the window that sends knows what its board has to include.
    const kept = position && !leading.isElsewhere() ? board.kept(position.seq) : undefined;
    return (
      kept && {
        ...kept,
        provenAt: proof.provenAt() ?? time.now(),
        ahead: time.ahead(),
        heard: sounds.heard(),
      }
    );
  };
  const keeping = createKeeping(clock, disk, {
    board: keptBoard,
    included: work.included,
    kept: work.kept,
  });

  const sameUndo = ((last: readonly ShownUndo[]) => (next: readonly ShownUndo[]) => {
    if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
    return last;
  })([]);
  function reckon(): KitchenState {
    const truth = board.truth();
    const all = truth ? showing(truth, board.replayed(work.pending(), work.done()), notices.all()) : [];
    const parted = later.part(all, time.now());
    return {
      isEmpty: truth === undefined,
      settings: truth?.settings ?? enrolled,
      orders: parted.begun,
      later: parted.later,
      undo: sameUndo(work.undo()),
      waiting: work.waiting().length,
      notices: notices.all(),
      line: line.state(oldest(), proof.provenAt()),
      isEnded: condition.isEnded,
      isDiskSound: condition.isDiskSound && !disk.isAway(),
      isDiskAway: disk.isAway(),
      isElsewhere: leading.isElsewhere(),
    };
  }

  const restoreBoard = (kept: KeptBoard | undefined): void => {
    if (kept?.settings.id !== monitor) return;
    board.restore(kept);
    time.guess(kept.ahead);
    proof.restore(kept.provenAt);
    sounds.restore(kept.heard);
  };
  const restoreWork = (kept: Kept): void => {
    work.restore(kept, kept.install ?? newId(ports));
    for (const { op, label, at } of kept.aside) notices.tell({ kind: 'setAside', label, at }, op.opId);
  };
  const opening = openDisk(clock, given.disk, disk, {
    begin: (kept) => {
      restoreBoard(kept.board);
      restoreWork(kept);
      state.changed();
      channel.start();
      leading.start();
    },
    pause: () => {
      if (leading.isLeader()) work.follow();
    },
    join: (kept) => {
      restoreWork(kept);
      if (leading.isLeader()) work.lead(kept);
      keeping.changed();
      state.changed();
    },
  });
  const stopTicking = startTicking(clock, {
    hasSlept: time.hasSlept,
    wake: channel.wake,
    isCalling: () => opening.isBegun() && line.isCalling() && !condition.isEnded,
    isStuck: () => line.isStuck(oldest()),
    alarm: () => sounds.play('alarm'),
    changed: state.changed,
    begin: () => {
      const due = later.due(time.now());
      if (due.length === 0) return;
      sounds.begin(due.flatMap(({ tasks }) => tasks));
      state.changed();
    },
  });

  return {
    state,
    ready: opening.ready,
    now: time.now,
    move: (kind, seen, label, section) => {
      if (leading.isElsewhere()) return undefined;
      if (work.canAsk()) return work.move(kind, seen, label, section);
      notices.tell({ kind: 'notStored', label, at: time.now() });
      sounds.play('alarm');
      return undefined;
    },
    takeBack: (opId) => {
      if (work.canAsk()) work.takeBack(opId);
    },
    dismiss: (id) => {
      const notice = notices.all().find((one) => one.id === id);
      if (notice?.kind === 'message') words.closed(id);
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
        if (!leading.isElsewhere() && board.truth()?.settings.sound !== false) listener(sound);
      }),
    setAudible: (value) => {
      condition.isAudible = value;
    },
    stop: async () => {
      opening.stop();
      stopTicking();
      words.stop();
      leading.stop();
      channel.stop();
      work.stop();
      sounds.stop();
      await keeping.stop();
    },
  };
};
