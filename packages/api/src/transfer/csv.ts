import papa from 'papaparse';
import { Rows } from './arrange.ts';
import { decoderOf, guessEncodings } from './encodings.ts';
import {
  type Delimiter,
  delimiters,
  type Encoding,
  type EncodingReading,
  type Guide,
  type Reading,
  Refused,
  sheetBounds,
  type Source,
  type TableRow,
} from './table.ts';

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** How the bytes of a file become text. */
interface Lettering {
  readonly encoding: Encoding;
  /** Of lines that are not in the encoding of the others. */
  readonly other?: Encoding;
  /** What else it might be. */
  readonly encodings: readonly EncodingReading[];
}

/** Bytes that one line may have before it is cut. */
const longestLine = 1_000_000;
/** Whole lines of the pieces. */
async function* linesOf(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of pieces()) {
    const all = new Uint8Array(rest.length + piece.length);
    all.set(rest);
    all.set(piece, rest.length);
    let end = Math.max(all.lastIndexOf(0x0a), all.lastIndexOf(0x0d)) + 1;
    if (end === 0 && all.length > longestLine) {
      // A file of one line is cut between two letters.
      end = all.length;
      while (end > 0 && ((all[end] ?? 0) & 0xc0) === 0x80) end -= 1;
      while (end > 0 && ((all[end - 1] ?? 0) & 0x80) !== 0) end -= 1;
    }
    if (end > 0) yield all.subarray(0, end);
    rest = all.subarray(end);
  }
  if (rest.length > 0) yield rest;
}
function* eachLine(lines: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < lines.length;) {
    const end = lines.indexOf(0x0a, from);
    const line = lines.subarray(from, end < 0 ? lines.length : end + 1);
    from += line.length;
    yield line;
  }
}
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const asUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
};

/** Bytes of lines that an encoding is guessed by. */
const guessedByBytes = 40_000;
const joined = (lines: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  lines.reduce((at, line) => (all.set(line, at), at + line.length), 0);
  return all;
};

/**
 * By its mark, by where the zero bytes are, else UTF-8 when every sequence fits, else by the letters that each code
 * page gives. A file that was put together of two has lines in UTF-8 and others.
 */
const guessedLettering = async (pieces: Pieces, chosen: Encoding | undefined): Promise<Lettering> => {
  const strange: Uint8Array[] = [];
  let size = 0;
  let fit = 0;
  let unfit = 0;
  let isFirst = true;
  for await (const lines of linesOf(pieces)) {
    const marked = isFirst ? wideEncoding(lines) : undefined;
    if (marked) return { encoding: chosen ?? marked, encodings: [] };
    isFirst = false;
    const whole = asUtf8(lines);
    if (whole !== undefined) {
      if (/[^\p{ASCII}\ufeff]/u.test(whole))
        fit += whole.split('\n').filter((line) => /[^\p{ASCII}\ufeff]/u.test(line)).length;
      continue;
    }
    for (const line of eachLine(lines)) {
      if (!line.some((byte) => byte > 0x7f)) continue;
      if (asUtf8(line) !== undefined) fit += 1;
      else {
        unfit += 1;
        if (size < guessedByBytes) strange.push(line.subarray(0, guessedByBytes));
        size += line.length;
      }
    }
  }
  if (unfit === 0) return { encoding: chosen ?? 'utf-8', encodings: [] };
  const encodings = await guessEncodings(joined(strange));
  const best = encodings[0]?.encoding ?? 'windows-1252';
  // A pair of bytes of a wide page can be a letter in UTF-8 by chance.
  const isMixed = fit >= (wideEncodings.has(best) ? 2 * unfit : unfit / 10) && fit > 0;
  if (chosen !== undefined)
    return { encoding: chosen, encodings, ...(chosen === 'utf-8' && { other: best }) };
  return isMixed ? { encoding: 'utf-8', other: best, encodings } : { encoding: best, encodings };
};
const wideEncodings = new Set<Encoding>(['gbk', 'big5', 'shift_jis', 'euc-kr']);
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

/** The one that splits the first lines most evenly into the most cells; where a title stands above, those beneath it. */
const guessedDelimiter = (text: string): Delimiter => {
  const scored = delimiters.map((delimiter) => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: 20, skipEmptyLines: 'greedy' });
    const scoreOf = (width = 0): number => {
      const even = data.filter(({ length }) => length === width).length / Math.max(data.length, 1);
      return width > 1 ? width * even : 0;
    };
    const parted = data.find(({ length }) => length > 1);
    return { delimiter, first: scoreOf(data[0]?.length), beneath: scoreOf(parted?.length) };
  });
  const by = scored.some(({ first }) => first > 0) ? 'first' : 'beneath';
  return scored.reduce((best, next) => (next[by] > best[by] ? next : best)).delimiter;
};

// A text that a spreadsheet program would run as a formula (OWASP: CSV injection). Plain numbers are harmless.
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const number = /^[+-]?\d+(?:[.,]\d+)*$/;
const escaped = (cell: string): string => (formula.test(cell) && !number.test(cell) ? `'${cell}` : cell);
const unescapedFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

// Other control characters than tabs and line ends: pictures, archives, programs.
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001f\ufffd]/g;

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

/** Stands before the first letter of a line in another encoding until its row is known; no text has it. */
const stranger = '\ufdd0';
async function* decoded(pieces: Pieces, { encoding, other }: Lettering): AsyncGenerator<string> {
  const decode = await decoderOf(encoding);
  if (other === undefined) {
    for await (const piece of pieces()) yield decode(piece);
    yield decode();
    return;
  }
  const decodeOther = await decoderOf(other);
  let isFirst = true;
  for await (const lines of linesOf(pieces)) {
    const whole = asUtf8(lines);
    const text =
      whole ??
      [...eachLine(lines)]
        .map(
          (line) =>
            asUtf8(line) ?? (decodeOther(line) + decodeOther()).replace(/[^\p{ASCII}]/u, `${stranger}$&`),
        )
        .join('');
    yield isFirst ? text.replace(/^\ufeff/, '') : text;
    isFirst = false;
  }
}

/** Texts of the pieces, refused when they are none; the first is long enough to guess by. */
async function* textsOf(pieces: Pieces, lettering: Lettering): AsyncGenerator<string> {
  let start: string | undefined = '';
  for await (const piece of decoded(pieces, lettering)) {
    const text = checked(piece);
    if (start === undefined) yield text;
    else if (start.length + text.length < guessedBy) start += text;
    else {
      yield checkedStart(start + text);
      start = undefined;
    }
  }
  if (start !== undefined) yield checkedStart(start);
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

/** `sep=;`: the first line of a file that says its delimiter to spreadsheet programs. */
const said = /^\ufeff?"?sep=([,;|\t])"?\r?\n?/i;
const saidIn = (text: string): Delimiter | undefined => {
  const sign = said.exec(text)?.[1];
  return delimiters.find((one) => one === sign);
};
/** Characters of a row that has not ended: a quote that never closes would be looked through again with each piece. */
const longestRow = 4_000_000;

/** A file with many times the rows that are possible is refused before one of them is made. */
const judgeLength = async (pieces: Pieces): Promise<void> => {
  let rows = 0;
  let isQuoted = false;
  let isFilled = false;
  for await (const piece of pieces())
    for (const byte of piece) {
      if (byte === 0x22) isQuoted = !isQuoted;
      const isEnd = byte === 0x0a || byte === 0x0d;
      if (isEnd && isFilled && !isQuoted) rows += 1;
      isFilled = !isEnd;
      if (rows > 2 * sheetBounds.rows) throw new Refused('file_too_many_rows', { max: sheetBounds.rows });
    }
};

/** Rows in another encoding that are told. */
const toldRows = 100;

/**
 * The rows of a CSV, piece by piece, so that a large one is never whole in memory. Throws `Refused`, which can come
 * after rows were told.
 */
export async function* csvRows(pieces: Pieces, reading: Reading = {}, guide?: Guide): AsyncGenerator<Batch> {
  await judgeLength(pieces);
  const lettering = await guessedLettering(pieces, reading.encoding);
  const rows = new Rows(reading, guide);
  let how: { readonly delimiter: Delimiter; readonly newline: '\n' | '\r\n' | '\r' } | undefined;
  let tail = '';
  let lines = 0;
  const mixed = { rows: [] as number[], count: 0 };
  /** Takes the marks of lines in another encoding away, and keeps which rows they were. */
  const plain = (line: readonly string[], number: number): readonly string[] => {
    if (lettering.other === undefined || !line.some((cell) => cell.includes(stranger))) return line;
    mixed.count += 1;
    if (mixed.rows.length < toldRows) mixed.rows.push(number);
    return line.map((cell) => cell.replaceAll(stranger, ''));
  };
  const parse = (text: string, isLast: boolean): TableRow[] => {
    const start = text.slice(0, guessedBy);
    const sign = how ? undefined : saidIn(start);
    how ??= {
      delimiter: reading.delimiter ?? sign ?? guessedDelimiter(start),
      newline: guessedNewline(start),
    };
    const all = tail + text;
    if (all === '') return [];
    const parsed: Parsed = new papa.Parser(how).parse(all, 0, !isLast);
    const open = parsed.errors.find(({ code }) => code === 'MissingQuotes');
    if (open) throw new Refused('file_open_quote', { row: lines + (open.row ?? 0) + 1 });
    tail = all.slice(parsed.meta.cursor);
    if (tail.length > longestRow)
      throw new Refused('file_cell_too_long', { row: lines + parsed.data.length + 1, max: sheetBounds.text });
    const from = lines;
    lines += parsed.data.length;
    // The line keeps its number and is no row.
    const data = sign === undefined ? parsed.data : [[], ...parsed.data.slice(1)];
    return rows.add(data.map((line, at) => plain(line, from + at + 1).map(unescapedFormula)));
  };
  const batch = (found: readonly TableRow[]): Batch[] => {
    if (!rows.header || !how) return [];
    const { encoding, other, encodings } = lettering;
    const source = {
      format: 'csv' as const,
      encoding,
      delimiter: how.delimiter,
      encodings: encodings.slice(0, 8),
      mixed:
        other !== undefined && mixed.count > 0
          ? { encoding: other, rows: [...mixed.rows], count: mixed.count }
          : null,
      ...rows.arrangement,
    };
    return [{ header: rows.header, source, rows: found }];
  };
  for await (const text of textsOf(pieces, lettering)) yield* batch(parse(text, false));
  yield* batch(parse('', true));
  rows.end();
}

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
