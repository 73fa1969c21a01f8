import type { CellChange } from './types.ts';

/** The table that a spreadsheet puts on the clipboard: lines of texts between tabs, a last line break left out. */
export const tableIn = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/**
 * Where a pasted table lands: its first cell on the cell at `from`, what reaches beyond the grid left out. A single
 * value fills one cell.
 */
export const pasted = (
  table: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: number },
  rows: readonly string[],
  columns: readonly string[],
): CellChange[] =>
  table.flatMap((line, down) =>
    line.flatMap((text, along) => {
      const row = rows[from.row + down];
      const column = columns[from.column + along];
      return row === undefined || column === undefined ? [] : [{ row, column, text }];
    }),
  );
