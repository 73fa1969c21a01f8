export const cells = '[role=gridcell], [role=columnheader], [role=rowheader], td, th';
const rows = '[role=row], tr';

/** Where something is in the grid that holds it; not a number outside of one. */
export type GridPlace = Readonly<Record<'row' | 'rows' | 'column' | 'columns', number>>;

/** Where an element is in its grid. */
export function placeInGrid(element: Element): GridPlace {
  const cell = element.closest(cells);
  const row = cell?.closest(rows);
  const grid = row?.closest('[role=grid], [role=treegrid], table');
  if (!cell || !row || !grid)
    return { row: Number.NaN, rows: Number.NaN, column: Number.NaN, columns: Number.NaN };
  const line = [...row.querySelectorAll(cells)];
  const lines = [...grid.querySelectorAll(rows)];
  return { row: lines.indexOf(row), rows: lines.length, column: line.indexOf(cell), columns: line.length };
}
