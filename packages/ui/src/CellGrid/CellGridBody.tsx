import type { ReactNode } from 'react';
import { FIRST_ROWS, VIRTUAL_ABOVE, VirtualRows } from '../DataTable/manyRows.ts';

/** Tells the virtual list a row's height. */
export type MeasureRow = (element: HTMLElement | null) => void;

export interface CellGridBodyProps {
  readonly count: number;
  readonly idAt: (index: number) => string;
  /** The row of the cell in the tab order: it stands wherever the grid is scrolled to, so that it can take the focus. */
  readonly focused: number;
  /** What scrolls; null until it stands. */
  readonly scroller: HTMLDivElement | null;
  readonly renderAt: (index: number, measure: MeasureRow | undefined) => ReactNode;
}
const nothing = () => {};

/** The rows, all of them or, above a hundred, those in view and the one with focus. */
export function CellGridBody({ count, idAt, focused, scroller, renderAt }: CellGridBodyProps) {
  const isMany = count > VIRTUAL_ABOVE;
  const isLoaded = VirtualRows.useLoaded(isMany);
  if (isMany && isLoaded)
    return (
      <VirtualRows.View
        count={count}
        idAt={idAt}
        focused={focused}
        density="compact"
        scroller={scroller}
        handle={null}
        onRowsCome={nothing}
        renderAt={renderAt}
      />
    );
  return Array.from({ length: isMany ? FIRST_ROWS : count }, (_, index) => renderAt(index, undefined));
}
