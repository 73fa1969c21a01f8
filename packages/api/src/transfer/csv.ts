import papa from 'papaparse';
import {
  type Delimiter,
  delimiters,
  type Encoding,
  Refused,
  refused,
  Rows,
  type Sheet,
  type Source,
  type TableRow,
} from './table.ts';

/** What a person set instead of the guess. */
export interface CsvOptions {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** By its mark, by where the zero bytes are, else UTF-8 when every sequence fits, else the Western one. */
const guessedEncoding = async (pieces: Pieces): Promise<Encoding> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const piece of pieces()) {
    const marked = isFirst ? wideEncoding(piece) : undefined;
    if (marked) return marked;
    isFirst = false;
    try {
      decoder.decode(piece, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  try {
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};
const wideEncoding = (bytes: Uint8Array): Encoding | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 4096);
  const zeros = (half: 0 | 1): number =>
    start.reduce((count, byte, index) => (byte === 0 && index % 2 === half ? count + 1 : count), 0);
  if (zeros(1) > start.length / 4 && zeros(0) < start.length / 20) return 'utf-16le';
  if (zeros(0) > start.length / 4 && zeros(1) < start.length / 20) return 'utf-16be';
  return undefined;
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
const decoderOf = (encoding: Encoding): ((bytes?: Uint8Array) => string) => {
  const decoder = new TextDecoder(encoding);
  return (bytes) => {
    const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    return encoding === 'windows-1252'
      ? text.replace(/[\u0080-\u009f]/g, (sign) => western[(sign.codePointAt(0) ?? 0) - 0x80] ?? sign)
      : text;
  };
};

/** How a file ends its lines, by its first ones; line ends within quotes are part of a cell. */
const guessedNewline = (text: string): '\n' | '\r\n' | '\r' => {
  const bare = text.replace(/"[^"]*"/g, '');
  if (bare.includes('\r\n')) return '\r\n';
  return bare.includes('\r') && !bare.includes('\n') ? '\r' : '\n';
};

const checked = (text: string): string => {
  if (text.includes('\u0000')) throw new Refused('file_not_a_sheet');
  return text;
};
const checkedStart = (text: string): string => {
  const strange = text.slice(0, 100_000).match(binary)?.length ?? 0;
  if (strange > Math.min(text.length, 100_000) / 100) throw new Refused('file_not_a_sheet');
  return text;
};

/** Texts of the pieces, refused when they are none; the first is long enough to guess by. */
async function* textsOf(pieces: Pieces, encoding: Encoding): AsyncGenerator<string> {
  const decode = decoderOf(encoding);
  let start: string | undefined = '';
  for await (const piece of pieces()) {
    const text = checked(decode(piece));
    if (start === undefined) yield text;
    else if (start.length + text.length < guessedBy) start += text;
    else {
      yield checkedStart(start + text);
      start = undefined;
    }
  }
  const rest = checked(decode());
  yield start === undefined ? rest : checkedStart(start + rest);
}

/** A file that can be gone through more than once, piece by piece. */
export type Pieces = () => AsyncIterable<Uint8Array>;
/** Rows of a file as they come; the header and how it is read are told with each of them. */
export interface Batch {
  readonly header: readonly string[];
  readonly source: Source;
  readonly rows: readonly TableRow[];
}
/** Characters that the delimiter is guessed by. */
const guessedBy = 200_000;

interface Parsed {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly code: string; readonly row?: number }[];
  readonly meta: { readonly cursor: number };
}

/**
 * The rows of a CSV, piece by piece, so that a large one is never whole in memory. Throws `Refused`, which can come
 * after rows were told.
 */
export async function* csvRows(pieces: Pieces, options: CsvOptions = {}): AsyncGenerator<Batch> {
  const encoding = options.encoding ?? (await guessedEncoding(pieces));
  const rows = new Rows();
  let how: { readonly delimiter: Delimiter; readonly newline: '\n' | '\r\n' | '\r' } | undefined;
  let tail = '';
  let lines = 0;
  const parse = (text: string, isLast: boolean): TableRow[] => {
    how ??= {
      delimiter: options.delimiter ?? guessedDelimiter(text.slice(0, guessedBy)),
      newline: guessedNewline(text.slice(0, guessedBy)),
    };
    const all = tail + text;
    if (all === '') return [];
    const parsed: Parsed = new papa.Parser(how).parse(all, 0, !isLast);
    const open = parsed.errors.find(({ code }) => code === 'MissingQuotes');
    if (open) throw new Refused('file_open_quote', { row: lines + (open.row ?? 0) + 1 });
    tail = all.slice(parsed.meta.cursor);
    lines += parsed.data.length;
    return rows.add(parsed.data.map((line) => line.map(unescaped)));
  };
  const batch = (found: readonly TableRow[]): Batch[] =>
    rows.header && how
      ? [{ header: rows.header, source: { format: 'csv', encoding, delimiter: how.delimiter }, rows: found }]
      : [];
  for await (const text of textsOf(pieces, encoding)) yield* batch(parse(text, false));
  yield* batch(parse('', true));
  rows.end();
}

export const readCsv = async (bytes: Uint8Array, options: CsvOptions = {}): Promise<Sheet> => {
  try {
    const batches: Batch[] = [];
    const pieces = async function* () {
      yield bytes;
    };
    for await (const batch of csvRows(pieces, options)) batches.push(batch);
    const [first] = batches;
    if (!first) return refused('file_empty');
    const { header, source } = first;
    return { ok: true, table: { header, source, rows: batches.flatMap(({ rows }) => rows) } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
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
