/** A cell of the grid: row 0 is the header, the first body row is 1; column 0 is at the start edge. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  /** Rows with the header. */
  readonly rows: number;
  readonly columns: number;
  /** Rows that PageUp and PageDown jump over. */
  readonly pageRows: number;
  readonly direction: 'ltr' | 'rtl';
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means on a cell that has focus (WAI-ARIA APG, grid pattern). */
export type GridIntent =
  | { readonly kind: 'move'; readonly to: GridPosition }
  | { readonly kind: 'open' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'range' }
  | { readonly kind: 'selectPage' };

/** Undefined: the key is not the grid's. Arrows follow the eye, so they flip in right-to-left; Home and End follow the reading order. */
export function gridIntent(key: GridKey, at: GridPosition, bounds: GridBounds): GridIntent | undefined {
  const forward = bounds.direction === 'ltr' ? 1 : -1;
  const last = { row: bounds.rows - 1, column: bounds.columns - 1 };
  const move = (row: number, column: number): GridIntent => ({
    kind: 'move',
    to: { row: clamp(row, last.row), column: clamp(column, last.column) },
  });
  switch (key.key) {
    case 'ArrowRight':
      return move(at.row, at.column + forward);
    case 'ArrowLeft':
      return move(at.row, at.column - forward);
    case 'ArrowDown':
      return move(at.row + 1, at.column);
    case 'ArrowUp':
      return move(at.row - 1, at.column);
    case 'PageDown':
      return move(at.row + bounds.pageRows, at.column);
    case 'PageUp':
      return move(at.row > 0 ? Math.max(1, at.row - bounds.pageRows) : 0, at.column);
    case 'Home':
      return key.ctrlKey ? move(0, 0) : move(at.row, 0);
    case 'End':
      return key.ctrlKey ? move(last.row, last.column) : move(at.row, last.column);
    case 'Enter':
      return { kind: 'open' };
    case 'F2':
      return { kind: 'enter' };
    case ' ':
      return { kind: key.shiftKey ? 'range' : 'toggle' };
    case 'a':
      return key.ctrlKey ? { kind: 'selectPage' } : undefined;
    default:
      return undefined;
  }
}

function clamp(value: number, last: number): number {
  return Math.min(Math.max(0, value), last);
}
