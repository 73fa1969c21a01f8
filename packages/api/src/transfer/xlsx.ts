import { unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue, InvalidInputError } from 'read-excel-file/universal';
import { knownIn, Rows } from './arrange.ts';
import { type Guide, type Reading, Refused, refused, type Sheet, sheetBounds } from './table.ts';
import { withFormulas } from './xlsxFormulas.ts';
import { withZeros, zeroStyles } from './xlsxFormats.ts';

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);

/**
 * Where rows and cells say that they are. The reader fills every gap before a cell, so a single one at the far end of
 * a sheet would take all memory: places are judged before it sees them. A place spelt otherwise than letters and
 * digits (entities) is damage.
 */
const judgeExtent = (xml: string): void => {
  let rows = 0;
  let columns = 0;
  for (const [, tag, place = ''] of xml.matchAll(/<(?:\w+:)?(row|c)\b[^<]*?\sr\s*=\s*["']([^"']*)/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]{0,4})(\d{1,8})$/.exec(place) ?? [];
    if (digits === '' || (tag === 'c') !== (letters !== '')) throw new Refused('file_damaged');
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnNumber(letters));
  }
  if (rows > sheetBounds.rows + 1)
    throw new Refused('file_too_many_rows', { max: sheetBounds.rows, count: rows - 1 });
  if (columns > sheetBounds.columns)
    throw new Refused('file_too_many_columns', { max: sheetBounds.columns, count: columns });
  if (rows * columns > sheetBounds.cells)
    throw new Refused('file_too_many_rows', {
      max: Math.floor(sheetBounds.cells / columns),
      count: rows - 1,
    });
};

/**
 * The parts that hold texts, unpacked within bounds and put together again unpacked: what the reader then opens is
 * what was judged here, and it has nothing left to inflate. A part larger than it says cannot be: it is inflated
 * into room for what it says.
 */
const judged = (bytes: Uint8Array): ArrayBuffer => {
  let unpacked = 0;
  let parts = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      const isText = name.endsWith('.xml') || name.endsWith('.rels');
      if (isText) unpacked += originalSize;
      if (unpacked > sheetBounds.unpacked || parts > sheetBounds.parts)
        throw new Refused('file_unpacks_too_large', { max: sheetBounds.unpacked / 1024 / 1024 });
      return isText;
    },
  });
  if (!files['xl/workbook.xml']) throw new Refused('file_not_a_sheet');
  const zeros = zeroStyles(files['xl/styles.xml']);
  for (const [name, content] of Object.entries(files)) {
    const xml = new TextDecoder('latin1').decode(content);
    if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Refused('file_damaged');
    judgeExtent(xml);
    if (!name.startsWith('xl/worksheets/')) continue;
    const told = withFormulas(content);
    files[name] = zeros.size > 0 ? withZeros(told, zeros) : told;
  }
  return zipSync(files, { level: 0 }).slice().buffer;
};

/** A cell that is a number and no text. */
class Figure {
  readonly text: string;
  constructor(stored: string) {
    this.text = plainNumber(stored);
  }
}

/** Fifteen digits are what a spreadsheet computes with: 19.99 is stored as 19.989999999999998 by some programs. */
const plainNumber = (stored: string): string => {
  const value = Number(stored);
  // Zeros in front are of the cell's format.
  if (!Number.isFinite(value) || /^0\d/.test(stored)) return stored;
  const rounded = Number(value.toPrecision(15));
  return Math.abs(rounded) >= 1e21 || (rounded !== 0 && Math.abs(rounded) < 1e-6) ? stored : String(rounded);
};
const cellText = (cell: CellValue<Figure> | Date | null): string => {
  if (cell === null) return '';
  if (cell instanceof Figure) return cell.text;
  if (cell instanceof Date) {
    const iso = cell.toISOString();
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
  }
  // A line end of Windows is one sign; half of one is none (`_x000D_`).
  return typeof cell === 'boolean'
    ? String(cell)
    : (cell as string).replace(/\r\n/g, '\n').replaceAll('\r', '');
};

/** Lines of a sheet that its headings are looked for in. */
const looked = 50;

/**
 * Formulas give their last result; macros and pictures are not looked at. Numbers have a point for the decimals. Of
 * several sheets the one with the most known headings is read: the first may be instructions.
 */
export const readXlsx = async (bytes: Uint8Array, reading: Reading = {}, guide?: Guide): Promise<Sheet> => {
  try {
    const sheets = await readWorkbook<Figure>(judged(bytes), {
      trim: false,
      parseNumber: (stored) => new Figure(stored),
    });
    const names = sheets.map(({ sheet }) => sheet);
    const scored = sheets.map((sheet) => ({
      sheet,
      score: Math.max(0, ...sheet.data.slice(0, looked).map((row) => knownIn(row.map(cellText), guide).size)),
    }));
    const [likely] = scored.toSorted((a, b) => b.score - a.score);
    const chosen = sheets.find(({ sheet }) => sheet === reading.sheet) ?? likely?.sheet;
    if (!chosen) return refused('file_empty');
    const reader = new Rows(reading, guide);
    const numbers = chosen.data.map((row) => row.flatMap((cell, at) => (cell instanceof Figure ? at : [])));
    const rows = reader.add(
      chosen.data.map((row) => row.map(cellText)),
      numbers,
    );
    const header = reader.end();
    const source = { format: 'xlsx', sheet: chosen.sheet, sheets: names, ...reader.arrangement } as const;
    return { ok: true, table: { header, rows, source } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    return error instanceof InvalidInputError && error.code === 'NO_DATA'
      ? refused('file_empty')
      : refused('file_damaged');
  }
};
