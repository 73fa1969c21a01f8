import {
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { cellAt, CELL, controlsOf, directionOf, ownsArrowKeys, positionOf } from './cellControls.ts';
import { gridIntent, type GridIntent, type GridPosition } from './gridKeys.ts';

export interface GridNavigationOptions {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Brings a body row (0 is the first) into view before focus goes there. */
  readonly scrollToRow: (row: number) => void;
  /** Everything that is not a move: rows are counted from 0, the header is -1. */
  readonly onIntent: (intent: Exclude<GridIntent, { kind: 'move' }>, row: number, cell: HTMLElement) => void;
}

/** Rows that PageUp and PageDown jump over. */
const PAGE_ROWS = 10;

/**
 * Keyboard of the grid (WAI-ARIA APG): one cell is in the tab order, arrows walk, F2 and Enter go into a cell, Escape comes back.
 * Handlers go on the grid element, never on its rows.
 */
export function useGridNavigation(options: GridNavigationOptions) {
  const { rowCount, columnCount, scrollToRow, onIntent } = options;
  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<GridPosition>({ row: Math.min(1, rowCount), column: 0 });
  const takesFocus = useRef(false);
  // Rows that come later than this render: the cell that waits for the focus may be among them.
  const [, onRowsCome] = useReducer((times: number) => times + 1, 0);
  const active = {
    row: Math.max(0, Math.min(wanted.row, rowCount)),
    column: Math.max(0, Math.min(wanted.column, columnCount - 1)),
  };

  useLayoutEffect(() => {
    if (!takesFocus.current || !grid.current) return;
    const cell = cellAt(grid.current, active.row, active.column);
    if (!cell) return;
    takesFocus.current = false;
    cell.focus({ preventScroll: true });
    // The browser's own scroll on focus is content with a cell half under a sticky column.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const keepFocus = useCallback(() => {
    takesFocus.current = true;
  }, []);

  const moveTo = useCallback(
    (to: GridPosition) => {
      takesFocus.current = true;
      if (to.row > 0) scrollToRow(to.row - 1);
      setWanted({ ...to });
    },
    [scrollToRow],
  );

  const onFocus = useCallback((event: FocusEvent) => {
    const position = positionOf(event.target);
    if (position)
      setWanted((last) => (last.row === position.row && last.column === position.column ? last : position));
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
    const cell = target.closest<HTMLElement>(CELL);
    const at = positionOf(target);
    if (!cell || !at || event.altKey) return;
    if (target !== cell && keyInCell(event, cell, target)) return;
    const intent = gridIntent(
      { key: event.key, ctrlKey: event.ctrlKey || event.metaKey, shiftKey: event.shiftKey },
      at,
      { rows: rowCount + 1, columns: columnCount, pageRows: PAGE_ROWS, direction: directionOf(cell) },
    );
    if (!intent || (target !== cell && intent.kind !== 'move')) return;
    event.preventDefault();
    if (intent.kind === 'move') moveTo(intent.to);
    else onIntent(intent, at.row - 1, cell);
  };

  return { grid, active, keepFocus, onRowsCome, onFocus, onKeyDown };
}

/** Keys while focus is on a control inside a cell. True: the grid has no further say. */
function keyInCell(event: KeyboardEvent, cell: HTMLElement, control: HTMLElement): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    cell.focus();
    return true;
  }
  if (event.key === 'Tab') {
    const controls = controlsOf(cell);
    const next = controls[controls.indexOf(control) + (event.shiftKey ? -1 : 1)];
    if (next) {
      event.preventDefault();
      next.focus();
    } else {
      // Leaving from the cell itself goes on to what stands beside the grid.
      cell.focus();
    }
    return true;
  }
  return ownsArrowKeys(control);
}
