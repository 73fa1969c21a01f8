import { isWaiting } from './later.ts';
import type { Circuit, Mover } from './monitor.ts';
import {
  backwardRows,
  discardRow,
  forwardRows,
  type ForwardRow,
  type MoveKind,
  rushRows,
  transferRow,
  waitingRows,
} from './moves.ts';
import { isStage, rankOf, type Stage, way } from './status.ts';
import {
  advanced,
  type Applied,
  begun,
  discarded,
  handed,
  held,
  type Intent,
  recalled,
  reopened,
  restored,
  rushed,
  type Task,
} from './task.ts';

/**
 * What becomes of a move (docs/product.md §16.4). `applied`; `already` somebody else did the same; `superseded` the
 * task is further on; `discarded` it was given up or voided; `conflict` it was taken back or moved in another way since
 * the screen saw it, nothing was done; `illegal` nobody at this monitor may do so.
 */
export const outcomes = ['applied', 'already', 'superseded', 'discarded', 'conflict', 'illegal'] as const;
export type MoveOutcome = (typeof outcomes)[number];
/** Nothing is to be told of these: what the cook meant is so. */
export const isQuiet = (outcome: MoveOutcome): boolean =>
  outcome === 'applied' || outcome === 'already' || outcome === 'superseded';

export interface Judgement {
  readonly outcome: MoveOutcome;
  /** The task as it is afterwards: the same object where nothing was applied. */
  readonly task: Task;
}

const left = (outcome: Exclude<MoveOutcome, 'applied'>, task: Task): Judgement => ({ outcome, task });
const moved = (task: Task): Judgement => ({ outcome: 'applied', task });

const mayTake = ({ by, bySkipping }: ForwardRow, { kind, skipsStart }: Mover): boolean =>
  by.includes(kind) || (skipsStart && bySkipping?.includes(kind) === true);

/** The stages between two, the last included; a stage that has nobody is passed in the same step. */
const stagesBetween = (from: Stage, to: Stage, { hasPreparation }: Circuit): readonly Stage[] => {
  const end = to === 'FNL' && !hasPreparation ? 'RDY' : to;
  return way.slice(rankOf(from) + 1, rankOf(end) + 1);
};

const forward = (task: Task, intent: Intent, row: ForwardRow, circuit: Circuit, at: number): Judgement => {
  const { status } = task;
  if (!isStage(status)) return left('discarded', task);
  if (intent.epoch !== task.epoch) return left('conflict', task);
  if (status === row.to) return left('already', task);
  if (rankOf(status) > rankOf(row.to)) return left('superseded', task);
  if (rankOf(status) < rankOf(row.from) || task.isHeld) return left('conflict', task);
  return moved(advanced(task, stagesBetween(status, row.to, circuit), at));
};

const discard = (task: Task, intent: Intent, mover: Mover, at: number): Judgement => {
  if (!mover.mayDiscard || !discardRow.by.some((kind) => kind === mover.kind)) return left('illegal', task);
  if (task.status === 'DSC') return left('already', task);
  // Whoever gives up a dish has to have seen how far it is; what is cooked is for the till to void.
  const isOpen = discardRow.from.some((status) => status === task.status);
  return intent.epoch === task.epoch && isOpen ? moved(discarded(task, at)) : left('conflict', task);
};

/** Back on its way: whoever does so has to have seen all that was done to it. What was given up stays so. */
const back = (
  task: Task,
  kind: 'RECALL' | 'REOPEN',
  intent: Intent,
  mover: Mover,
  { hasPreparation }: Circuit,
  at: number,
): Judgement => {
  const row = backwardRows.find(
    ({ event, from, to, by }) =>
      event === kind &&
      to === intent.to &&
      by.includes(mover.kind) &&
      from.some((stage) => stage === intent.from),
  );
  // Where nobody prepares there is no pass to bring it back to.
  if (!row || (row.to === 'FNL' && !hasPreparation)) return left('illegal', task);
  if (!isStage(task.status)) return left('discarded', task);
  if (task.status !== intent.from || task.epoch !== intent.epoch || task.rev !== intent.rev)
    return left('conflict', task);
  return moved(kind === 'RECALL' ? recalled(task, at) : reopened(task, row.to));
};

/** Held back, or begun: only what nobody has touched yet. */
const wait = (task: Task, kind: 'HOLD' | 'FIRE', intent: Intent, mover: Mover, at: number): Judgement => {
  const row = waitingRows.find(({ event }) => event === kind);
  if (!row?.by.some((one) => one === mover.kind) || intent.from !== 'PND' || intent.to !== 'PND')
    return left('illegal', task);
  if (!isStage(task.status)) return left('discarded', task);
  if (intent.epoch !== task.epoch) return left('conflict', task);
  if (task.status !== 'PND') return left('superseded', task);
  if (kind === 'HOLD') return task.isHeld ? left('already', task) : moved(held(task));
  return task.isHeld || isWaiting(task, at) ? moved(begun(task, at)) : left('already', task);
};

/** Never a conflict: it says nothing of how far a dish is. */
const rush = (task: Task, isRush: boolean, intent: Intent, { kind }: Mover): Judgement => {
  const [row] = rushRows;
  if (!row.by.some((one) => one === kind) || intent.from !== intent.to) return left('illegal', task);
  if (task.status === 'DSC') return left('discarded', task);
  if (task.status === 'DLV') return left('superseded', task);
  return (task.isRush ?? false) === isRush ? left('already', task) : moved(rushed(task, isRush));
};

/** To another section, which has no dish of the same line yet; what is cooked stays where it was. */
const transfer = (task: Task, intent: Intent, mover: Mover, mates: Mates): Judgement => {
  const { section } = intent;
  const isAllowed = transferRow.by.some((one) => one === mover.kind) && intent.to === transferRow.to;
  if (!isAllowed || section === undefined || mover.handsTo?.includes(section) !== true)
    return left('illegal', task);
  if (task.status === 'DSC') return left('discarded', task);
  if (intent.epoch !== task.epoch) return left('conflict', task);
  if (!transferRow.from.some((status) => status === task.status)) return left('superseded', task);
  return mates(task).includes(section) ? left('conflict', task) : moved(handed(task, section));
};

/** The sections that have the other tasks of a task's line. */
export type Mates = (task: Task) => readonly string[];
const alone: Mates = () => [];

/**
 * What a move of one task comes to; the same at the server and, for what is still under way, on the screen.
 * @param at the server's clock, milliseconds
 */
export const judge = (
  task: Task,
  kind: Exclude<MoveKind, 'UNDO' | 'ACK_DISCARD'>,
  intent: Intent,
  mover: Mover,
  circuit: Circuit,
  at: number,
  mates: Mates = alone,
): Judgement => {
  if (kind === 'TRANSFER' && task.section === intent.section) return left('already', task);
  // Who saw it before it was handed to another section did nothing wrong.
  if (!mover.sections.includes(task.section))
    return left(intent.epoch < task.epoch ? 'conflict' : 'illegal', task);
  if (kind === 'TRANSFER') return transfer(task, intent, mover, mates);
  if (kind === 'RUSH' || kind === 'UNRUSH') return rush(task, kind === 'RUSH', intent, mover);
  if (kind === 'DISCARD')
    return intent.to === 'DSC' ? discard(task, intent, mover, at) : left('illegal', task);
  if (kind === 'HOLD' || kind === 'FIRE') return wait(task, kind, intent, mover, at);
  if (kind === 'RECALL' || kind === 'REOPEN') return back(task, kind, intent, mover, circuit, at);
  const row = forwardRows.find(
    ({ event, from, to }) => event === kind && from === intent.from && to === intent.to,
  );
  return row && mayTake(row, mover) ? forward(task, intent, row, circuit, at) : left('illegal', task);
};

/** A void of the till: whatever the kitchen has done with it. */
export const voided = (task: Task, at: number): Judgement =>
  task.status === 'DSC' || task.status === 'DLV' ? left('already', task) : moved(discarded(task, at));

/** What was ready at a counter for so long, in milliseconds, leaves by itself: all dishes of its order, or none. */
export const isUncollected = (
  tasks: readonly Pick<Task, 'status' | 'times'>[],
  after: number,
  now: number,
): boolean => {
  const ready = tasks.filter(({ status }) => status === 'RDY');
  return (
    ready.length > 0 &&
    tasks.every(({ status }) => status === 'RDY' || status === 'DLV' || status === 'DSC') &&
    ready.every(({ times }) => now - (times.RDY ?? now) >= after)
  );
};
/** Handed over, as far as anybody knows. */
export const cleared = (task: Task, at: number): Judgement =>
  task.status === 'RDY' ? moved(advanced(task, ['DLV'], at)) : left('superseded', task);

/** Takes an operation back at one task: only while nobody has moved it since, and its old place is free. */
export const undo = (task: Task, applied: Applied, mates: Mates = alone): Judgement =>
  task.rev === applied.rev &&
  (applied.before.section === undefined || !mates(task).includes(applied.before.section))
    ? moved(restored(task, applied.before))
    : left('conflict', task);
