import type { CellChange } from './types.ts';

/** What one action did to cells, and what they held before. */
interface Step {
  readonly before: readonly CellChange[];
  readonly after: readonly CellChange[];
}
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}
export const noHistory: History = { done: [], undone: [] };

/** Steps that are remembered; older ones can no longer be taken back. */
const DEPTH = 100;

/** An action has happened: it can be taken back, and what had been taken back before cannot be done again. */
export const recorded = (history: History, step: Step): History => ({
  done: [...history.done.slice(1 - DEPTH), step],
  undone: [],
});

/** Takes the last action back, or does it again: the changes to make, and the history after them. */
export function stepped(
  { done, undone }: History,
  direction: 'undo' | 'redo',
): { readonly history: History; readonly changes: readonly CellChange[] } | undefined {
  const step = direction === 'undo' ? done.at(-1) : undone.at(-1);
  if (!step) return undefined;
  return direction === 'undo'
    ? { changes: step.before, history: { done: done.slice(0, -1), undone: [...undone, step] } }
    : { changes: step.after, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}
