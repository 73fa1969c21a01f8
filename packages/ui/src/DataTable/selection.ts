import type { Selection } from './types.ts';

export const NOTHING: Selection = { mode: 'some', ids: [] };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'some' ? selection.ids.includes(id) : !selection.except.includes(id);
}

/** Chooses or leaves out some records; what else was chosen stays, on whatever page it is. */
export function select(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  if (selection.mode === 'some') return { mode: 'some', ids: withIds(selection.ids, ids, isChosen) };
  return { mode: 'all', except: withIds(selection.except, ids, !isChosen) };
}

export function toggle(selection: Selection, id: string): Selection {
  return select(selection, [id], !isSelected(selection, id));
}

/** How many records are chosen of the `total` that match. */
export function countSelected(selection: Selection, total: number): number {
  return selection.mode === 'some' ? selection.ids.length : Math.max(0, total - selection.except.length);
}

/** What the check box of the header shows for the rows of this page. */
export function pageSelection(selection: Selection, pageIds: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = pageIds.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === pageIds.length ? 'all' : 'some';
}

/** The ids between two rows of the page, both included, in the order of the page. */
export function idsBetween(pageIds: readonly string[], from: string, to: string): readonly string[] {
  const start = pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function withIds(present: readonly string[], ids: readonly string[], isIn: boolean): readonly string[] {
  if (!isIn) return present.filter((id) => !ids.includes(id));
  return [...new Set([...present, ...ids])];
}
