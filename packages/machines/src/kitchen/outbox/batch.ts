import type { Operation } from '../rules/index.ts';
import type { OutboxContext, Waiting } from './outbox.types.ts';

/** So many operations go in one request. */
export const LARGEST_BATCH = 50;
export const SEND_TIMEOUT_MS = 5000;
export const SHORTEST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 15_000;

/**
 * How long to wait before the next try: anything up to a bound that doubles, so that screens which lost one server do
 * not come back together. For ever.
 */
export const pauseAfter = (losses: number, jitter: number): number =>
  Math.round(jitter * Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(losses, 10)));

/** What goes next: the oldest, in their order. Nothing overtakes one that is not on the disk yet, or is leaving. */
export const nextBatch = ({ waiting, isLeader, isAlone }: OutboxContext): readonly Waiting[] => {
  if (!isLeader) return [];
  const end = waiting.findIndex(({ isStored, isLeaving }) => !isStored || isLeaving);
  return waiting.slice(0, Math.min(isAlone ? 1 : LARGEST_BATCH, end === -1 ? waiting.length : end));
};

/**
 * Numbers to be written: new ones for those of a batch that have none, and those whose writing has failed before or
 * has to be done again for another install.
 */
export const numbersFor = (
  waiting: readonly Waiting[],
  batch: readonly Waiting[],
  lastDseq: number,
): Readonly<Record<string, number>> => {
  const unwritten = waiting.filter(({ dseq, isNumbered }) => dseq !== undefined && !isNumbered);
  const unnumbered = batch.filter(({ dseq }) => dseq === undefined);
  return Object.fromEntries([
    ...unwritten.map(({ op, dseq = 0 }) => [op.opId, dseq] as const),
    ...unnumbered.map(({ op }, index) => [op.opId, lastDseq + 1 + index] as const),
  ]);
};

export const findWaiting = (waiting: readonly Waiting[], opId: string): Waiting | undefined =>
  waiting.find(({ op }) => op.opId === opId);
export const without = (waiting: readonly Waiting[], opIds: readonly string[]): readonly Waiting[] =>
  waiting.filter(({ op }) => !opIds.includes(op.opId));
export const withChange = (
  waiting: readonly Waiting[],
  opId: string,
  change: Partial<Waiting>,
): readonly Waiting[] => waiting.map((one) => (one.op.opId === opId ? { ...one, ...change } : one));

/** The operation that an undo makes needless: it has never been on its way. */
export const neverSent = (waiting: readonly Waiting[], op: Operation): Waiting | undefined => {
  const target = op.kind === 'UNDO' ? findWaiting(waiting, op.target) : undefined;
  return target?.dseq === undefined ? target : undefined;
};
