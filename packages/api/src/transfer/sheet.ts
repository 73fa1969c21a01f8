import { readCsv } from './csv.ts';
import { type Guide, type Reading, type Refusal, type Sheet, sheetBounds } from './table.ts';
import { readXlsx } from './xlsx.ts';

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
 * Reads a file of rows, CSV or XLSX, judged by its bytes and not by its name. Encoding and delimiter of a CSV are
 * guessed unless given. A file that is too large, packed to burst, protected, old or no sheet at all is refused with
 * the reason (docs/product.md §25).
 */
export const readSheet = async (bytes: Uint8Array, reading: Reading = {}, guide?: Guide): Promise<Sheet> => {
  const kind = kindOf(bytes);
  if (typeof kind === 'object') return { ok: false, refusal: kind };
  return kind === 'csv' ? readCsv(bytes, reading, guide) : readXlsx(bytes, reading, guide);
};
