import type { BoardCell } from './place.ts';

export type Step = 'before' | 'after' | 'above' | 'below' | 'first' | 'last';

const keys: Readonly<Record<string, Step>> = {
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

/** Where a key leads on a board; the keys that point sideways follow the direction of the text. */
export const stepOf = (key: string, isRightToLeft: boolean): Step | undefined => {
  if (key === 'ArrowRight') return isRightToLeft ? 'before' : 'after';
  if (key === 'ArrowLeft') return isRightToLeft ? 'after' : 'before';
  return keys[key];
};

type Place = Pick<BoardCell, 'column' | 'top'> & { readonly ticket: Pick<BoardCell['ticket'], 'id'> };

/** The order that a step leads to: to the side the one that waits next, up and down in the column; the same at an edge. */
export const walk = (cells: readonly Place[], from: string, step: Step): string | undefined => {
  const ids = [...new Set(cells.map(({ ticket }) => ticket.id))];
  const at = ids.indexOf(from);
  if (step === 'first' || at < 0) return ids[0];
  if (step === 'last') return ids.at(-1);
  if (step === 'before' || step === 'after') return ids[at + (step === 'after' ? 1 : -1)] ?? from;
  const own = cells.find(({ ticket }) => ticket.id === from);
  const column = cells.filter(({ column: each }) => each === own?.column);
  const next =
    step === 'below'
      ? column.find(({ top, ticket }) => top > (own?.top ?? 0) && ticket.id !== from)
      : column.findLast(({ top, ticket }) => top < (own?.top ?? 0) && ticket.id !== from);
  return next?.ticket.id ?? from;
};
