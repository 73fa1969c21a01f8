import { judge, type Judgement, type Mates, type MoveOutcome, undo } from './judge.ts';
import type { Circuit, Mover } from './monitor.ts';
import type { MoveKind } from './moves.ts';
import type { Applied, Intent, Task } from './task.ts';

/** So long an operation may be taken back, in milliseconds of the server's clock. */
export const UNDO_LIMIT_MS = 15 * 60_000;
/** So many of its own operations a device may take back (specification: the last ten). */
export const UNDO_DEPTH = 10;

interface Asked {
  /** Names the operation for ever, whoever sends it again. */
  readonly opId: string;
  /** The device's storage that it comes from. */
  readonly install: string;
}
export interface Move extends Asked {
  readonly kind: Exclude<MoveKind, 'UNDO' | 'ACK_DISCARD'>;
  readonly tasks: readonly Intent[];
}
/** A cook has seen that these were given up: they leave that monitor (row 9). */
export interface Acknowledge extends Asked {
  readonly kind: 'ACK_DISCARD';
  readonly tasks: readonly Intent[];
}
export interface Undo extends Asked {
  readonly kind: 'UNDO';
  /** The operation that is taken back. */
  readonly target: string;
}
export type Operation = Move | Acknowledge | Undo;

/** What the server keeps of an operation that it has processed. */
export interface Processed {
  readonly opId: string;
  readonly install: string;
  readonly at: number;
  readonly outcomes: Readonly<Record<string, MoveOutcome>>;
  readonly applied: readonly Applied[];
}
/** What an operation is judged by: the state at one moment, in which nobody else writes. */
export interface Bench {
  readonly taskOf: (id: string) => Task | undefined;
  readonly processedOf: (opId: string) => Processed | undefined;
  readonly circuitOf: (task: Task) => Circuit;
  /** Asked of tasks that change their section, and of those that come back to theirs. */
  readonly matesOf?: Mates;
  readonly mover: Mover;
  readonly at: number;
}
/** A task stands again where an earlier operation had left it: that one may be taken back too. */
export interface Relink {
  readonly task: string;
  /** The `rev` that the earlier operation is known by so far, and from now on. */
  readonly from: number;
  readonly to: number;
}
export interface Performed extends Processed {
  /** The tasks that changed, as they are now. */
  readonly changed: readonly Task[];
  readonly relinks: readonly Relink[];
  /** Tasks that leave the monitor because their discarding was acknowledged, each with the epoch that was seen. */
  readonly acknowledged: readonly Pick<Task, 'id' | 'epoch'>[];
}

const summary = (
  { opId, install }: Operation,
  at: number,
  judged: readonly (readonly [task: Task, Judgement])[],
  missing: readonly string[] = [],
): Performed => {
  const applied = judged.filter(([, { outcome }]) => outcome === 'applied');
  return {
    opId,
    install,
    at,
    outcomes: Object.fromEntries([
      ...judged.map(([{ id }, { outcome }]) => [id, outcome] as const),
      ...missing.map((id) => [id, 'illegal'] as const),
    ]),
    applied: applied.map(([{ id, status, times, rev, attempt, isHeld, isRush, section }, { task }]) => ({
      task: id,
      before: {
        status,
        times,
        rev,
        ...(attempt !== undefined && { attempt }),
        ...(isHeld !== task.isHeld && { isHeld }),
        ...(isRush !== task.isRush && { isRush: isRush ?? false }),
        ...(section !== task.section && { section }),
      },
      rev: task.rev,
    })),
    changed: applied.map(([, { task }]) => task),
    relinks: [],
    acknowledged: [],
  };
};

/** Never a conflict: what is not discarded any more has come back, and has nothing to leave. */
const performAcknowledge = (asked: Acknowledge, { taskOf, mover, at }: Bench): Performed => {
  const seen = asked.tasks.map((intent) => ({ intent, task: taskOf(intent.task) }));
  const isHere = (task: Task | undefined): task is Task =>
    task !== undefined && mover.sections.includes(task.section);
  const gone = seen.flatMap(({ intent, task }) =>
    isHere(task) && task.status === 'DSC' && task.epoch === intent.epoch ? [task] : [],
  );
  return {
    ...summary(asked, at, []),
    outcomes: Object.fromEntries(
      seen.map(({ intent, task }) => [
        intent.task,
        !isHere(task) ? 'illegal' : gone.includes(task) ? 'applied' : 'superseded',
      ]),
    ),
    acknowledged: gone.map(({ id, epoch }) => ({ id, epoch })),
  };
};

const performMove = (move: Move, { taskOf, circuitOf, matesOf, mover, at }: Bench): Performed => {
  /** Where this very operation has put tasks of each line. */
  const taken = new Map<string, string[]>();
  const mates: Mates = (task) => [...(matesOf?.(task) ?? []), ...(taken.get(task.line) ?? [])];
  const known = move.tasks.flatMap((intent) => {
    const task = taskOf(intent.task);
    if (!task) return [];
    const judged = judge(task, move.kind, intent, mover, circuitOf(task), at, mates);
    if (judged.task.section !== task.section)
      taken.set(task.line, [...(taken.get(task.line) ?? []), judged.task.section]);
    return [[task, judged] as const];
  });
  const missing = move.tasks.map(({ task }) => task).filter((id) => taskOf(id) === undefined);
  return summary(move, at, known, missing);
};

/** A line comes back whole or not at all; an order may come back in part, and its outcomes say so. */
const performUndo = (asked: Undo, { taskOf, processedOf, matesOf, mover, at }: Bench): Performed => {
  const target = processedOf(asked.target);
  if (target?.install !== asked.install) return summary(asked, at, []);
  const isLate = at - target.at > UNDO_LIMIT_MS;
  const judged = target.applied.flatMap((applied) => {
    const task = taskOf(applied.task);
    if (!task) return [];
    const isCovered = mover.sections.includes(applied.before.section ?? task.section);
    const outcome: Judgement = !isCovered
      ? { outcome: 'illegal', task }
      : isLate
        ? { outcome: 'conflict', task }
        : undo(task, applied, matesOf);
    return [[task, outcome] as const];
  });
  const stuck = new Set(judged.filter(([, { outcome }]) => outcome !== 'applied').map(([task]) => task.line));
  const performed = summary(
    asked,
    at,
    judged.map(([task, judgement]) =>
      stuck.has(task.line) && judgement.outcome === 'applied'
        ? [task, { outcome: 'conflict', task }]
        : [task, judgement],
    ),
  );
  const before = new Map(target.applied.map((applied) => [applied.task, applied.before.rev]));
  return {
    ...performed,
    // An UNDO cannot be taken back itself, so nothing is kept of what it did.
    applied: [],
    relinks: performed.changed.map(({ id, rev }) => ({ task: id, from: before.get(id) ?? 0, to: rev })),
  };
};

/**
 * One operation on the state of one moment. Said again it answers what it answered, and changes nothing. The caller
 * keeps the answer, the changed tasks and the relinks together, or nothing of them.
 */
export const perform = (asked: Operation, bench: Bench): Performed => {
  const before = bench.processedOf(asked.opId);
  if (before) return { ...before, changed: [], relinks: [], acknowledged: [] };
  switch (asked.kind) {
    case 'UNDO':
      return performUndo(asked, bench);
    case 'ACK_DISCARD':
      return performAcknowledge(asked, bench);
    default:
      return performMove(asked, bench);
  }
};
