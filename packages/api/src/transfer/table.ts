/** A sheet as texts, whatever it was before. */
export interface Table {
  readonly header: readonly string[];
  /** Without the blank ones. */
  readonly rows: readonly TableRow[];
  readonly source: Source;
}
export interface TableRow {
  /** Number of the row as a spreadsheet program shows it: the header is 1. */
  readonly number: number;
  /** As many as the header has, or more where the row holds more. */
  readonly cells: readonly string[];
  /** Places of the cells that are numbers and no texts: theirs is a point, whatever sign the texts have. */
  readonly numbers?: readonly number[];
}
/** How the bytes were read; what a person may correct when it was guessed wrong. */
export type Source =
  | { readonly format: 'csv'; readonly encoding: Encoding; readonly delimiter: Delimiter }
  | { readonly format: 'xlsx'; readonly sheet: string; readonly sheets: readonly string[] };
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Bounds that keep a file from being a weapon (docs/product.md §25). */
export const sheetBounds = {
  bytes: 40 * 1024 * 1024,
  /** A packed workbook: sum of its parts once unpacked, and how many parts. */
  unpacked: 160 * 1024 * 1024,
  parts: 1000,
  rows: 200_000,
  columns: 500,
  cells: 20_000_000,
  /** Characters of one cell. */
  text: 100_000,
} as const;

/** Why a file is not read at all; each code has a message (`import.<code>`). */
export const refusalCodes = [
  'file_empty',
  'file_too_large',
  'file_unpacks_too_large',
  'file_old_excel',
  'file_password',
  'file_not_a_sheet',
  'file_damaged',
  'file_open_quote',
  'file_no_header',
  'file_too_many_rows',
  'file_too_many_columns',
  'file_cell_too_long',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
export interface Refusal {
  readonly code: RefusalCode;
  readonly params?: Readonly<Record<string, string | number>>;
}
export type Sheet =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly refusal: Refusal };

export const refused = (code: RefusalCode, params?: Refusal['params']): Sheet & { ok: false } => ({
  ok: false,
  refusal: { code, ...(params && { params }) },
});

/** Thrown while a file is read, and answered as its refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(code: RefusalCode, params?: Refusal['params']) {
    super(code);
    this.refusal = { code, ...(params && { params }) };
  }
}

/** Empty cells beyond the header say nothing; filled ones stay, to be complained of. */
const fitted = (width: number, cells: readonly string[]): readonly string[] => {
  if (cells.length < width) return [...cells, ...Array<string>(width - cells.length).fill('')];
  let end = cells.length;
  while (end > width && cells[end - 1]?.trim() === '') end -= 1;
  return end === cells.length ? cells : cells.slice(0, end);
};

/**
 * Makes rows of lines of cells as they come, and judges what holds for every format. Throws `Refused`; that there are
 * too many rows at the end, when it is known how many.
 */
export class Rows {
  /** Texts of the first filled line; nothing before it has come. */
  header: readonly string[] | undefined;
  private lines = 0;
  private count = 0;
  add(lines: readonly (readonly string[])[], numbers: readonly (readonly number[])[] = []): TableRow[] {
    return lines.flatMap((cells, at) => {
      this.lines += 1;
      const filled = cells.some((cell) => cell.trim() !== '') ? this.filled(this.lines, cells) : [];
      const places = numbers[at] ?? [];
      return places.length > 0 ? filled.map((row) => ({ ...row, numbers: places })) : filled;
    });
  }
  end(): readonly string[] {
    if (!this.header) throw new Refused('file_empty');
    if (this.count > sheetBounds.rows)
      throw new Refused('file_too_many_rows', { max: sheetBounds.rows, count: this.count });
    return this.header;
  }

  private filled(number: number, cells: readonly string[]): TableRow[] {
    if (cells.length > sheetBounds.columns)
      throw new Refused('file_too_many_columns', { max: sheetBounds.columns, count: cells.length });
    if (cells.some((cell) => cell.length > sheetBounds.text))
      throw new Refused('file_cell_too_long', { row: number, max: sheetBounds.text });
    if (!this.header) {
      const header = cells.map((cell) => cell.trim());
      while (header.at(-1) === '') header.pop();
      // A line of figures alone is data: a file without headings would lose its first record in silence.
      if (header.every((text) => text === '' || /^[-+\d.,\s]+$/.test(text)))
        throw new Refused('file_no_header');
      this.header = header;
      return [];
    }
    this.count += 1;
    return this.count > sheetBounds.rows ? [] : [{ number, cells: fitted(this.header.length, cells) }];
  }
}
