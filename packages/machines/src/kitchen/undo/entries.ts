import { type Relink, UNDO_DEPTH, UNDO_LIMIT_MS } from '../rules/index.ts';
import type { Undoable, UndoBar, UndoContext } from './undo.types.ts';

/** What bars the way back now, if anything does. Where the server has not answered yet, it will judge. */
export const barOf = (
  { tasks, at }: Undoable,
  { seen }: Pick<UndoContext, 'seen'>,
  now: number,
): UndoBar | undefined => {
  const isMoved = Object.entries(tasks).some(([task, rev]) => rev !== null && (seen[task] ?? rev) > rev);
  return isMoved ? 'moved' : now - at > UNDO_LIMIT_MS ? 'late' : undefined;
};

/** The newest that can be taken back. */
export const nextUndo = (context: UndoContext, now: number): Undoable | undefined =>
  context.entries.findLast((entry) => barOf(entry, context, now) === undefined);

export const withEntry = (entries: readonly Undoable[], entry: Undoable): readonly Undoable[] =>
  [...entries.filter(({ opId }) => opId !== entry.opId), entry].slice(-UNDO_DEPTH);
export const withoutEntry = (entries: readonly Undoable[], opId: string): readonly Undoable[] =>
  entries.filter((entry) => entry.opId !== opId);

/** What moved nothing was another cook's work, and is that cook's to take back. */
export const withAnswer = (
  entries: readonly Undoable[],
  opId: string,
  moved: Readonly<Record<string, number>>,
): readonly Undoable[] =>
  Object.keys(moved).length === 0
    ? withoutEntry(entries, opId)
    : entries.map((entry) => (entry.opId === opId ? { ...entry, tasks: moved } : entry));

export const withRelink = (entries: readonly Undoable[], { task, from, to }: Relink): readonly Undoable[] =>
  entries.map((entry) =>
    entry.tasks[task] === from ? { ...entry, tasks: { ...entry.tasks, [task]: to } } : entry,
  );

export const seenOf = ({ entries, seen }: UndoContext, task: string, rev: number): UndoContext['seen'] => {
  const isOwn = entries.some(({ tasks }) => tasks[task] !== undefined);
  return isOwn && rev > (seen[task] ?? -1) ? { ...seen, [task]: rev } : seen;
};
