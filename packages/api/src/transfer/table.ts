/** Programs whose exports are known by their headings. */
export const systems = [
  'Square',
  'Loyverse',
  'Shopify',
  'WooCommerce',
  'Odoo',
  'Toast',
  'Lightspeed',
] as const;
export type System = (typeof systems)[number];

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
/** What a person has chosen of how a file is read; the rest is guessed. */
export interface Reading {
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** Name of the sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** Number of the line that has the headings. */
  readonly headingLine?: number | undefined;
  /** Places of the columns whose empty cells have what stands above them. */
  readonly fillDown?: readonly number[] | undefined;
  /** Rows of one text are headings of what follows, and no records. */
  readonly sections?: boolean | undefined;
}
/** What is known of the area that a file is for; plain data. */
export interface Guide {
  /** What headings mean, by `folded`. */
  readonly headings: ReadonlyMap<string, string>;
  /** The column that the heading of a section fills in the rows beneath it. */
  readonly section?: string;
  /** The list that holds prices: a cell with several of them (`1,40 / 1,50`) is several columns. */
  readonly priced?: string;
}
/** An encoding that a file may have, with the first of its words that look otherwise in others. */
export interface EncodingReading {
  readonly encoding: Encoding;
  readonly example: string;
}
/** A line of the file as it stands. */
export interface SheetLine {
  readonly number: number;
  readonly cells: readonly string[];
}
/** How the lines of a sheet were taken. */
export interface Arrangement {
  /** Number of the line that has the headings, and the first lines, which are chosen from. */
  readonly headingLine: number;
  readonly lines: readonly SheetLine[];
  /** Columns with cells that are empty below a filled one, and those that were filled from above. */
  readonly gaps: readonly number[];
  readonly filledDown: readonly number[];
  /** Rows of one text: whether they were taken for headings of what follows, how many there are, and the first. */
  readonly sections: {
    readonly isTaken: boolean;
    readonly count: number;
    readonly first: readonly string[];
  } | null;
}
/** How the bytes were read; what a person may correct when it was guessed wrong. */
export type Source = Arrangement &
  (
    | {
        readonly format: 'csv';
        readonly encoding: Encoding;
        readonly delimiter: Delimiter;
        /** What else it might be, with what that would give; nothing for a file that says what it is. */
        readonly encodings: readonly EncodingReading[];
        /** Rows in another encoding than the rest, the first of them and how many. */
        readonly mixed: {
          readonly encoding: Encoding;
          readonly rows: readonly number[];
          readonly count: number;
        } | null;
      }
    | { readonly format: 'xlsx'; readonly sheet: string; readonly sheets: readonly string[] }
  );
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'iso-8859-2',
  'koi8-r',
  'gbk',
  'big5',
  'shift_jis',
  'euc-kr',
  'macintosh',
  'maccenteuro',
  'x-mac-cyrillic',
  'cp437',
  'cp737',
  'cp850',
  'cp852',
  'cp857',
  'cp862',
  'ibm866',
] as const;
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
  'file_takes_too_long',
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
