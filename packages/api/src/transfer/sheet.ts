import { type Batch, csvRows } from './csv.ts';
import {
  type Guide,
  type Reading,
  type Refusal,
  Refused,
  refused,
  type Sheet,
  sheetBounds,
} from './table.ts';
import { xlsxRows } from './xlsx.ts';

const starts = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Container of Office files before 2007, and of newer ones under a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const holds = (bytes: Uint8Array, name: string): boolean => {
  const mark = Array.from(name).flatMap((letter) => [letter.codePointAt(0) ?? 0, 0]);
  for (let at = bytes.indexOf(mark[0] ?? 0); at >= 0; at = bytes.indexOf(mark[0] ?? 0, at + 1))
    if (mark.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** Bytes of a text that are read at a time. */
const piece = 262_144;

/** Why a file is refused by its first bytes, or what it is. */
const kindOf = (bytes: Uint8Array): 'csv' | 'xlsx' | Refusal => {
  if (bytes.length === 0) return { code: 'file_empty' };
  if (bytes.length > sheetBounds.bytes)
    return { code: 'file_too_large', params: { max: sheetBounds.bytes / 1024 / 1024 } };
  if (starts(bytes, compound))
    return { code: holds(bytes, 'EncryptedPackage') ? 'file_password' : 'file_old_excel' };
  if (!starts(bytes, zip)) return 'csv';
  return (bytes[6] ?? 0) % 2 === 1 ? { code: 'file_password' } : 'xlsx';
};
/** Whether a file can be read piece by piece, by its first bytes. */
export const isPlainText = (start: Uint8Array): boolean =>
  start.length > 0 && !starts(start, compound) && !starts(start, zip);

/**
 * The rows of a file, CSV or XLSX, judged by its bytes and not by its name. Encoding and delimiter of a CSV are guessed
 * unless given. A file that is too large, packed to burst, protected, old or no sheet at all is refused with the reason
 * (docs/product.md §25): throws `Refused`, which can come after rows were told.
 */
export async function* sheetRows(
  bytes: Uint8Array,
  reading: Reading = {},
  guide?: Guide,
): AsyncGenerator<Batch> {
  const kind = kindOf(bytes);
  if (typeof kind === 'object') throw new Refused(kind.code, kind.params);
  if (kind === 'csv') {
    yield* csvRows(
      async function* () {
        for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
      },
      reading,
      guide,
    );
    return;
  }
  try {
    yield* xlsxRows(bytes, reading, guide);
  } catch (error) {
    // Whatever a reader stumbles over in an archive is wrong with the archive.
    throw error instanceof Refused ? error : new Refused('file_damaged');
  }
}

/** The whole of a file. */
export const readSheet = async (bytes: Uint8Array, reading: Reading = {}, guide?: Guide): Promise<Sheet> => {
  try {
    const batches: Batch[] = [];
    for await (const batch of sheetRows(bytes, reading, guide)) batches.push(batch);
    // What the last one says holds for all.
    const last = batches.at(-1);
    if (!last) return refused('file_empty');
    const { header, source } = last;
    return { ok: true, table: { header, source, rows: batches.flatMap(({ rows }) => rows) } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
};
