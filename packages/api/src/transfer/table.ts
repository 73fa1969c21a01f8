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
  bytes: 20 * 1024 * 1024,
  /** A packed workbook: sum of its parts once unpacked, and how many parts. */
  unpacked: 100 * 1024 * 1024,
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

/** Header and rows out of lines of cells; judges what holds for every format. */
export const tableOf = (lines: readonly (readonly string[])[], source: Source): Sheet => {
  const filled = lines.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ number: index + 1, cells }] : [],
  );
  const [first, ...rest] = filled;
  if (!first) return refused('file_empty');
  const header = first.cells.map((cell) => cell.trim());
  while (header.at(-1) === '') header.pop();
  if (header.length > sheetBounds.columns)
    return refused('file_too_many_columns', { max: sheetBounds.columns, count: header.length });
  if (rest.length > sheetBounds.rows)
    return refused('file_too_many_rows', { max: sheetBounds.rows, count: rest.length });
  for (const { number, cells } of filled) {
    if (cells.length > sheetBounds.columns)
      return refused('file_too_many_columns', { max: sheetBounds.columns, count: cells.length });
    if (cells.some((cell) => cell.length > sheetBounds.text))
      return refused('file_cell_too_long', { row: number, max: sheetBounds.text });
  }
  // A line of figures alone is data: a file without headings would lose its first record in silence.
  if (header.every((text) => text === '' || /^[-+\d.,\s]+$/.test(text))) return refused('file_no_header');
  const rows = rest.map(({ number, cells }) => ({
    number,
    cells:
      cells.length < header.length
        ? [...cells, ...Array<string>(header.length - cells.length).fill('')]
        : trimmedTo(header.length, cells),
  }));
  return { ok: true, table: { header, rows, source } };
};

/** Empty cells beyond the header say nothing; filled ones stay, to be complained of. */
const trimmedTo = (length: number, cells: readonly string[]): readonly string[] => {
  let end = cells.length;
  while (end > length && cells[end - 1]?.trim() === '') end -= 1;
  return end === cells.length ? cells : cells.slice(0, end);
};
