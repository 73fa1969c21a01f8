import {
  backwardRows,
  forwardRows,
  type Intent,
  isQuiet,
  type MonitorKind,
  type MoveKind,
  type Operation,
  type Processed,
  type Task,
  rushRows,
  type TaskStatus,
  transferRow,
  waitingRows,
} from '@comanda/machines/kitchen/rules';
import { barOf, nextUndo, undoMachine } from '@comanda/machines/kitchen/undo';
import { createActor } from 'xstate';
import type { Kept, KeptOperation, KeptUndo } from './disk.ts';
import { type Held, heldOf, stillHeld } from './held.ts';
import type { ShownUndo, Sight, Stale } from './kitchen.ts';
import { type Answer, createOutbox, newId, type Outbox } from './outbox.ts';
import type { Ports } from './ports.ts';
import { type Pending, relinked, type Replayed } from './replay.ts';
import type { Notices } from './notices.ts';
import type { Sounds } from './sounds.ts';

/** What a press asks for; a way back may lead to more than one stage. */
export type Move = Exclude<MoveKind, 'UNDO'>;
const isRushing = (move: Move): boolean => rushRows.some(({ event }) => event === move);
/** Where a move leads; the same one leads a cook's dish and that of the pass back to different stages. */
const goalOf = (move: Move, monitor: MonitorKind, from: TaskStatus): TaskStatus =>
  (isRushing(move) ? from : undefined) ??
  (move === transferRow.event ? transferRow.to : undefined) ??
  forwardRows.find(({ event }) => event === move)?.to ??
  (waitingRows.some(({ event }) => event === move) ? 'PND' : undefined) ??
  backwardRows.find(({ event, by }) => event === move && by.includes(monitor))?.to ??
  'DSC';
/** So many tasks one operation may name. */
const LARGEST_OPERATION = 200;

/** What the work needs to know of the board, and whom it tells. */
export interface WorkHost {
  readonly changed: () => void;
  /** The server's clock. */
  readonly now: () => number;
  readonly kind: () => MonitorKind;
  readonly truthOf: (task: string) => Task | undefined;
  /** The truth with these on it. */
  readonly replay: (pending: readonly Pending[], done: ReadonlyMap<string, Processed>) => Replayed;
  readonly acknowledged: (tasks: readonly Pick<Task, 'id' | 'epoch'>[]) => void;
  /** An operation was answered: what the disk keeps is out of date. */
  readonly answered: () => void;
  readonly diskIs: (isSound: boolean) => void;
  readonly ended: () => void;
  readonly notices: Notices;
  readonly sounds: Sounds;
}

/** What the cook of this screen does: asked, kept, sent, answered, taken back (docs/product.md §16.5). */
export const createWork = (ports: Ports, monitor: string, host: WorkHost) => {
  const { disk, clock } = ports;
  const { notices, sounds } = host;
  const undo = createActor(undoMachine);
  let outbox: Outbox | undefined;
  let name = '';
  let done: ReadonlyMap<string, Processed> = new Map();
  let held: readonly Held[] = [];
  /** Answered, and on the disk until the board there includes them. */
  let unkept: readonly KeptOperation[] = [];
  /** What lay on the disk, until the outbox has it. */
  let restored: readonly KeptOperation[] = [];

  const waiting = (): readonly KeptOperation[] => outbox?.waiting() ?? restored;
  const install = (): string => outbox?.install() ?? name;
  const pending = (): readonly Pending[] => [...held, ...waiting()];
  const labelOf = (opId: string): string =>
    undo.getSnapshot().context.entries.find((entry) => entry.opId === opId)?.label ?? '';

  /** Forgets what neither the bar of UNDO nor a waiting UNDO can ask for any more. */
  const pruneDone = (): void => {
    const wanted = new Set([
      ...undo.getSnapshot().context.entries.map(({ opId }) => opId),
      ...[...waiting(), ...unkept].flatMap(({ op }) =>
        op.kind === 'UNDO' ? [op.opId, op.target] : [op.opId],
      ),
      ...held.flatMap(({ op }) => (op.kind === 'UNDO' ? [op.target] : [])),
    ]);
    done = new Map([...done].filter(([opId]) => wanted.has(opId)));
  };
  const keepUndo = (entries: KeptUndo['entries']): void => {
    void disk.keepUndo({ entries, done: [...done.values()] }).catch(() => host.diskIs(false));
  };
  undo.on('PERSIST', ({ entries }) => keepUndo(entries));

  /** Whoever gives a dish up does not have to hear that it is given up. */
  const expectOwn = (op: Operation): void => {
    if (op.kind === 'DISCARD')
      sounds.expect(op.tasks.map(({ task, epoch }) => ({ id: task, epoch: epoch + 1 })));
  };
  const ask = (op: Operation, label: string): void => {
    const at = host.now();
    const predicted = host.replay([...pending(), { op, at }], done).done.get(op.opId);
    if (predicted) done = new Map(done).set(op.opId, predicted);
    if (op.kind !== 'UNDO' && op.kind !== 'ACK_DISCARD')
      undo.send({ type: 'ASKED', opId: op.opId, label, at, tasks: op.tasks.map(({ task }) => task) });
    expectOwn(op);
    outbox?.ask({ op, dseq: undefined, at, label });
    host.changed();
  };
  undo.on('UNDO', ({ target }) => {
    const label = taking?.label ?? '';
    ask({ opId: newId(ports), install: install(), kind: 'UNDO', target }, label);
  });
  let taking: { readonly opId: string; readonly label: string } | undefined;

  /** What was to be taken back stands as before, and can be taken back again. */
  const putBack = ({ at, label }: KeptOperation, target: string): void => {
    const applied = done.get(target)?.applied ?? [];
    undo.send({ type: 'ASKED', opId: target, label, at, tasks: applied.map(({ task }) => task) });
    const isAnswered = !waiting().some(({ op }) => op.opId === target);
    const moved = Object.fromEntries(applied.map(({ task, rev }) => [task, rev] as const));
    if (isAnswered) undo.send({ type: 'TOLD', opId: target, moved });
  };
  const alarm = (kind: 'notStored' | 'notTakenBack', label: string): void => {
    notices.tell({ kind, label, at: host.now() });
    sounds.play('alarm');
  };

  const settle = (op: Operation, { opId, moved, relinks }: Answer): void => {
    const rev = new Map(Object.entries(moved));
    const predicted = done.get(opId);
    const next = new Map([...done].map(([id, processed]) => [id, relinked(processed, relinks)] as const));
    if (predicted)
      next.set(opId, {
        ...predicted,
        applied:
          op.kind === 'UNDO'
            ? []
            : predicted.applied.flatMap((one) => {
                const after = rev.get(one.task);
                return after === undefined ? [] : [{ ...one, rev: after }];
              }),
      });
    done = next;
    if (op.kind !== 'UNDO') undo.send({ type: 'TOLD', opId, moved });
    for (const relink of relinks) undo.send({ type: 'RELINKED', relink });
    for (const [task, after] of rev) undo.send({ type: 'SEEN', task, rev: after });
  };
  /** The tasks of an operation as this screen knew them. */
  const knownIn = (op: Operation): readonly Stale[] =>
    op.kind === 'UNDO'
      ? (done.get(op.target)?.applied.map(({ task, rev }) => ({ id: task, rev })) ?? [])
      : op.tasks.map(({ task, rev }) => ({ id: task, rev }));
  const tellRefused = ({ op, label }: KeptOperation, { opId, outcomes }: Answer): void => {
    const all = Object.values(outcomes);
    const loud = all.filter((outcome) => !isQuiet(outcome));
    if (op.kind === 'UNDO' ? all.length > 0 && loud.length === 0 : loud.length === 0) return;
    const at = host.now();
    const tasks = knownIn(op).filter(({ id }) => !isQuiet(outcomes[id] ?? 'conflict'));
    if (op.kind === 'UNDO' && loud.length === all.length)
      notices.tell({ kind: 'notTakenBack', label, at, tasks }, opId);
    else notices.tell({ kind: 'refused', label, at, outcomes: loud, tasks }, opId);
    sounds.play('refused');
  };
  const answered = (operation: KeptOperation, answer: Answer): void => {
    const { op } = operation;
    unkept = [...unkept, operation];
    host.answered();
    settle(op, answer);
    if (op.kind === 'ACK_DISCARD')
      host.acknowledged(
        op.tasks
          .filter(({ task }) => answer.outcomes[task] === 'applied')
          .map(({ task, epoch }) => ({ id: task, epoch })),
      );
    const one = heldOf(operation, answer, clock.steady(), host.truthOf);
    if (one) held = [...held, one];
    tellRefused(operation, answer);
    host.changed();
  };

  const open = (): Outbox =>
    createOutbox(ports, monitor, {
      changed: host.changed,
      answered,
      // Under another install it would count as never sent, and be taken back from the disk alone.
      renamed: () => void disk.forget(unkept.map(({ op }) => op.opId)).catch(() => undefined),
      left: (opId) => undo.send({ type: 'GONE', opId }),
      notStored: (operation) => {
        const { op, label } = operation;
        if (op.kind === 'UNDO') putBack(operation, op.target);
        else undo.send({ type: 'GONE', opId: op.opId });
        alarm(op.kind === 'UNDO' ? 'notTakenBack' : 'notStored', label);
      },
      notTakenBack: (operation) => {
        putBack(operation, operation.op.opId);
        alarm('notTakenBack', operation.label);
      },
      setAside: ({ op, label }) => {
        undo.send({ type: 'GONE', opId: op.opId });
        notices.tell({ kind: 'setAside', label, at: host.now() }, op.opId);
        sounds.play('refused');
      },
      diskIs: host.diskIs,
      ended: host.ended,
    });
  undo.start();

  const intentsFor = (kind: Move, seen: readonly Sight[], section?: string): readonly Intent[] => {
    const { acknowledged } = host.replay(pending(), done);
    return seen
      .filter(({ id, epoch }) => acknowledged.get(id) !== epoch)
      .map(({ id, status, epoch, rev }) => ({
        task: id,
        from: status,
        to: goalOf(kind, host.kind(), status),
        epoch,
        rev,
        ...(section !== undefined && { section }),
      }));
  };
  /** Those that nobody has done yet, and those that somebody has moved in another way: the server's word on them is told. */
  const worthAsking = (intents: readonly Intent[], outcomes: Processed['outcomes']): readonly Intent[] =>
    intents.filter(({ task }) => {
      const outcome = outcomes[task];
      return (
        outcome === 'applied' || outcome === 'conflict' || outcome === 'discarded' || !host.truthOf(task)
      );
    });
  return {
    /** Shows what lay on the disk, before anything is known of the line. */
    restore: (kept: Kept, own: string): void => {
      name = own;
      done = new Map(kept.undo.done.map((processed) => [processed.opId, processed] as const));
      restored = kept.waiting.map((one) => ({ ...one, op: { ...one.op, install: own } }));
      for (const { op } of restored) expectOwn(op);
      undo.send({ type: 'RESTORED', entries: kept.undo.entries });
      host.changed();
    },
    /** This window sends from now on: what the disk holds now. */
    lead: (kept: Kept): void => {
      name = kept.install ?? install();
      outbox?.stop();
      outbox = open();
      outbox.restore(kept, name);
      restored = [];
      host.changed();
    },
    follow: (): void => {
      name = install();
      outbox?.stop();
      outbox = undefined;
      restored = [];
      unkept = [];
      host.changed();
    },
    canAsk: (): boolean => outbox !== undefined,
    move: (kind: Move, seen: readonly Sight[], label: string, section?: string): string | undefined => {
      const opId = newId(ports);
      const at = host.now();
      const intents = intentsFor(kind, seen, section);
      const outcomes =
        host
          .replay([...pending(), { op: { opId, install: install(), kind, tasks: intents }, at }], done)
          .done.get(opId)?.outcomes ?? {};
      const tasks = worthAsking(intents, outcomes).slice(0, LARGEST_OPERATION);
      if (tasks.length === 0) return undefined;
      notices.touched(seen.map(({ id }) => id));
      ask({ opId, install: install(), kind, tasks }, label);
      return opId;
    },
    takeBack: (wanted?: string): void => {
      const at = host.now();
      const opId = wanted ?? nextUndo(undo.getSnapshot().context, at)?.opId;
      if (opId === undefined) return;
      taking = { opId, label: labelOf(opId) };
      undo.send({ type: 'TAKE_BACK', opId, at });
      taking = undefined;
    },
    /** The truth has changed: what it includes by now need not be shown on top of it. */
    seen: (tasks: Iterable<Task>, fetchedFrom?: number): void => {
      held = stillHeld(held, host.truthOf, fetchedFrom);
      for (const { id, rev } of tasks) undo.send({ type: 'SEEN', task: id, rev });
      pruneDone();
    },
    pending,
    done: () => done,
    /** Answered operations that are still on the disk, and that the truth includes. */
    included: (): readonly string[] => {
      const lacking = new Set(held.map(({ op }) => op.opId));
      return unkept.map(({ op }) => op.opId).filter((opId) => !lacking.has(opId));
    },
    /** They have left the disk. */
    kept: (opIds: readonly string[]): void => {
      unkept = unkept.filter(({ op }) => !opIds.includes(op.opId));
    },
    waiting,
    install,
    /** Everything that was pressed lies on the disk. */
    isStored: (): boolean => outbox?.isStored() ?? true,
    undo: (): readonly ShownUndo[] => {
      const { context } = undo.getSnapshot();
      const now = host.now();
      return context.entries.map((entry) => ({
        opId: entry.opId,
        label: entry.label,
        at: entry.at,
        bar: barOf(entry, context, now),
      }));
    },
    retry: (): void => outbox?.retry(),
    stop: (): void => {
      outbox?.stop();
      undo.stop();
    },
  };
};
export type Work = ReturnType<typeof createWork>;
