import papa from 'papaparse';
import {
  type Delimiter,
  delimiters,
  type Encoding,
  refused,
  type Sheet,
  sheetBounds,
  tableOf,
} from './table.ts';

/** What a person set instead of the guess. */
export interface CsvOptions {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** By its mark, else UTF-8 when every sequence fits, else by where the zero bytes are, else the Western one. */
const guessedEncoding = (bytes: Uint8Array): Encoding => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 4096);
  const zeros = (half: 0 | 1): number =>
    start.reduce((count, byte, index) => (byte === 0 && index % 2 === half ? count + 1 : count), 0);
  if (zeros(1) > start.length / 4 && zeros(0) < start.length / 20) return 'utf-16le';
  if (zeros(0) > start.length / 4 && zeros(1) < start.length / 20) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/** The one that splits the first lines most evenly into the most cells. */
const guessedDelimiter = (text: string): Delimiter => {
  const scored = delimiters.map((delimiter) => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: 20, skipEmptyLines: 'greedy' });
    const width = data[0]?.length ?? 0;
    const even = data.filter(({ length }) => length === width).length / Math.max(data.length, 1);
    return { delimiter, score: width > 1 ? width * even : 0 };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
};

// A text that a spreadsheet program would run as a formula (OWASP: CSV injection). Plain numbers are harmless.
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const number = /^[+-]?\d+(?:[.,]\d+)*$/;
const escaped = (cell: string): string => (formula.test(cell) && !number.test(cell) ? `'${cell}` : cell);
const unescaped = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

// Other control characters than tabs and line ends: pictures, archives, programs.
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001f\ufffd]/g;

// The signs that windows-1252 has where ISO 8859-1 has controls: Node up to 22 decodes the latter under this name.
const western = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const decoded = (bytes: Uint8Array, encoding: Encoding): string => {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, (sign) => western[(sign.codePointAt(0) ?? 0) - 0x80] ?? sign)
    : text;
};

export const readCsv = (bytes: Uint8Array, options: CsvOptions = {}): Sheet => {
  const encoding = options.encoding ?? guessedEncoding(bytes);
  const text = decoded(bytes, encoding);
  const strange = text.slice(0, 100_000).match(binary)?.length ?? 0;
  if (text.includes('\u0000') || strange > Math.min(text.length, 100_000) / 100)
    return refused('file_not_a_sheet');
  const delimiter = options.delimiter ?? guessedDelimiter(text.slice(0, 200_000));
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter,
    // One more than allowed tells that there are too many, without reading on.
    preview: sheetBounds.rows * 2,
  });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return refused('file_open_quote', { row: (open.row ?? 0) + 1 });
  return tableOf(
    data.map((line) => line.map(unescaped)),
    { format: 'csv', encoding, delimiter },
  );
};

/** Lines of a CSV; nothing in them runs as a formula. */
export const csvLines = (rows: readonly (readonly string[])[], delimiter: Delimiter): string =>
  `${papa.unparse(
    rows.map((line) => line.map(escaped)),
    { delimiter, newline: '\r\n' },
  )}\r\n`;
/** What tells spreadsheet programs that a CSV is UTF-8. */
export const csvMark = '\ufeff';

/** A whole CSV, in UTF-8 with its mark. */
export const writeCsv = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: Delimiter = ',',
): Uint8Array => new TextEncoder().encode(csvMark + csvLines([header, ...rows], delimiter));
