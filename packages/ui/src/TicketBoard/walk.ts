import type { BoardCell } from './share.ts';

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

/** The order that a step leads to: to the side in reading order, up and down in the column; the same at an edge. */
export const walk = (
  cells: readonly BoardCell[],
  columns: number,
  from: string,
  step: Step,
): string | undefined => {
  const ids = cells.map(({ ticket }) => ticket.id);
  if (step === 'first') return ids[0];
  if (step === 'last') return ids.at(-1);
  const isOnward = step === 'after' || step === 'below';
  const by = (step === 'above' || step === 'below' ? columns : 1) * (isOnward ? 1 : -1);
  let at = step === 'after' ? ids.lastIndexOf(from) : ids.indexOf(from);
  do at += by;
  while (ids[at] === from);
  return ids[at] ?? (ids.includes(from) ? from : ids[0]);
};
