import { Refused, sheetBounds } from '../table.ts';
import { uncomputed } from '../texts.ts';
import type { Part } from './archive.ts';
import { attributeOf, type Budget, readMarks } from './markup.ts';
import { withoutEscapes } from './strings.ts';
import type { CellStyle } from './styles.ts';

/** What the cells of a sheet refer to. */
export interface Context {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  /** Days are counted from 1904 and not from 1900. */
  readonly is1904: boolean;
}
/** A row as texts, and the places of the cells that are numbers. */
export interface Line {
  readonly cells: readonly string[];
  readonly numbers: readonly number[];
}

/** Fifteen digits are what a spreadsheet computes with: 19.99 is stored as 19.989999999999998 by some programs. */
const plainNumber = (stored: string): string => {
  const value = Number(stored);
  // Zeros in front are of the cell's format.
  if (!Number.isFinite(value) || /^0\d/.test(stored)) return stored;
  const rounded = Number(value.toPrecision(15));
  return Math.abs(rounded) >= 1e21 || (rounded !== 0 && Math.abs(rounded) < 1e-6) ? stored : String(rounded);
};
const iso = (date: Date): string => {
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
};
/** Days from the first one of a workbook to that of computers. */
const epochs = { from1900: 25_569, from1904: 24_107 } as const;
const dayText = (value: string, is1904: boolean): string =>
  iso(new Date(Math.floor((Number(value) - (is1904 ? epochs.from1904 : epochs.from1900)) * 86_400_000)));
/** A line end of Windows is one sign; half of one is none (`_x000D_`). */
const oneLineEnd = (text: string): string =>
  text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '') : text;

interface Cell {
  readonly type: string;
  readonly style: CellStyle | undefined;
  formula: string | undefined;
  value: string | undefined;
  inline: string;
}
const textOf = (cell: Cell, { strings, is1904 }: Context): { text: string; isNumber?: boolean } => {
  const { type, style, formula, value } = cell;
  if (type === 'inlineStr') return { text: oneLineEnd(withoutEscapes(cell.inline)) };
  // The result of a formula may be no letter at all; a formula without one was never computed.
  const isText = type === 'str' && value !== undefined;
  if (formula !== undefined && !isText && (value ?? '').trim() === '') return { text: uncomputed(formula) };
  if (value === undefined || value === '') return { text: '' };
  switch (type) {
    case 's':
      return { text: oneLineEnd(strings[Number(value)] ?? '') };
    case 'str':
      return { text: oneLineEnd(withoutEscapes(value)) };
    case 'b':
      return { text: value === '1' ? 'true' : value === '0' ? 'false' : value };
    case 'e':
      return { text: value };
    case 'd':
      return { text: iso(new Date(value)) };
    default:
      if (style?.isDate && Number.isFinite(Number(value))) return { text: dayText(value, is1904) };
      return {
        text: plainNumber(/^\d+$/.test(value) ? value.padStart(style?.digits ?? 0, '0') : value),
        isNumber: true,
      };
  }
};

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);
/** A place spelt otherwise than letters and digits is damage. */
const placeOf = (attributes: string, pattern: RegExp): RegExpExecArray | undefined => {
  if (!attributes.includes('r')) return undefined;
  // As it is written: an escape in it is a place in disguise.
  const [, double, single] = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  const written = double ?? single;
  if (written === undefined) return undefined;
  const place = pattern.exec(written);
  if (!place) throw new Refused('file_damaged');
  return place;
};
const rowPlace = /^\d{1,8}$/;
const cellPlace = /^([A-Z]{1,4})\d{1,8}$/;

const tooManyRows = (max: number): Refused => new Refused('file_too_many_rows', { max });

/**
 * The rows of a sheet as they come, with those between them that are empty. Each of them, and each cell, is counted
 * whether it says where it is or not; every place before anything is filled up to it.
 */
export function* linesOf(part: Part, context: Context, budget: Budget): Generator<readonly Line[]> {
  let lines: Line[] = [];
  let number = 0;
  let widest = 1;
  let row: { cells: string[]; numbers: number[] } | undefined;
  let cell: Cell | undefined;
  let inside: 'value' | 'formula' | 'inline' | undefined;
  let isSpoken = false;

  const beginRow = (attributes: string): void => {
    const place = Number(placeOf(attributes, rowPlace)?.[0] ?? number + 1);
    if (place <= number) throw new Refused('file_damaged');
    if (place > sheetBounds.rows + 1) throw tooManyRows(sheetBounds.rows);
    for (number += 1; number < place; number += 1) lines.push({ cells: [], numbers: [] });
    row = { cells: [], numbers: [] };
  };
  const beginCell = (attributes: string): void => {
    if (!row) throw new Refused('file_damaged');
    const letters = placeOf(attributes, cellPlace)?.[1];
    const column = letters === undefined ? row.cells.length + 1 : columnNumber(letters);
    if (column <= row.cells.length) throw new Refused('file_damaged');
    if (column > sheetBounds.columns)
      throw new Refused('file_too_many_columns', { max: sheetBounds.columns, count: column });
    widest = Math.max(widest, column);
    if (number * widest > sheetBounds.cells) throw tooManyRows(Math.floor(sheetBounds.cells / widest));
    while (row.cells.length < column - 1) row.cells.push('');
    const style = attributeOf(attributes, 's');
    cell = {
      type: attributeOf(attributes, 't') ?? 'n',
      style: style === undefined ? undefined : context.styles[Number(style)],
      formula: undefined,
      value: undefined,
      inline: '',
    };
  };
  const endCell = (): void => {
    if (!row || !cell) return;
    const { text, isNumber } = textOf(cell, context);
    if (isNumber) row.numbers.push(row.cells.length);
    row.cells.push(text);
    cell = undefined;
  };

  yield* readMarks(
    part,
    {
      open: (name, attributes) => {
        if (name === 'row') beginRow(attributes);
        else if (name === 'c') beginCell(attributes);
        else if (!cell) return;
        else if (name === 'v') {
          inside = 'value';
          cell.value = '';
        } else if (name === 'f') {
          inside = 'formula';
          cell.formula = '';
        } else if (name === 't') inside = 'inline';
        else if (name === 'rPh') isSpoken = true;
      },
      text: (text) => {
        if (!cell || !inside) return;
        if (inside === 'value') cell.value += text;
        else if (inside === 'formula') cell.formula += text;
        else if (!isSpoken) cell.inline += text;
      },
      close: (name) => {
        if (name === 'c') endCell();
        else if (name === 'row' && row) {
          lines.push(row);
          row = undefined;
        } else if (name === 'rPh') isSpoken = false;
        else if (name === 'v' || name === 'f' || name === 't') inside = undefined;
      },
    },
    budget,
    () => {
      const ready = lines;
      lines = [];
      return ready;
    },
  );
}
