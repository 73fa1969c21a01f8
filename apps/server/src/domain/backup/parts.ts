import { backupBounds } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { backup, backupPart, type BackupRow } from '../../db/schema/backup.ts';
import type { Database } from '../../db/transaction.ts';
import { type ReadAt, Unfit } from './archive.ts';

export type Key = Pick<BackupRow, 'idCompany' | 'id'>;
export const ofKey = ({ idCompany, id }: Key) => and(eq(backup.idCompany, idCompany), eq(backup.id, id));
const partsOf = ({ idCompany, id }: Key) =>
  and(eq(backupPart.idCompany, idCompany), eq(backupPart.idBackup, id));

/** Bytes of one row. */
export const rowBytes = 262_144;

const write = async (db: Database, { idCompany, id }: Key, position: number, content: Buffer) => {
  await db.insert(backupPart).values({ idCompany, idBackup: id, position, content });
};

/** Keeps a file as it comes; answers how many bytes it has. */
export const keepFile = async (
  db: Database,
  key: Key,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> => {
  let waiting: Uint8Array[] = [];
  let held = 0;
  let position = 0;
  const flush = async (isLast: boolean): Promise<void> => {
    const bytes = Buffer.concat(waiting);
    let at = 0;
    for (; bytes.length - at >= rowBytes; at += rowBytes) {
      await write(db, key, position, bytes.subarray(at, at + rowBytes));
      position += 1;
    }
    const rest = bytes.subarray(at);
    if (isLast && rest.length > 0) await write(db, key, position, rest);
    waiting = [rest];
    held = rest.length;
  };
  let sum = 0;
  for await (const piece of pieces) {
    sum += piece.length;
    if (sum > backupBounds.bytes) throw new Unfit('too_large');
    waiting.push(piece);
    held += piece.length;
    if (held >= rowBytes) await flush(false);
  }
  await flush(true);
  return sum;
};

/** Keeps the piece of a file that begins at a place which a row begins at. */
export const keepPiece = async (db: Database, key: Key, from: number, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; at += rowBytes)
    await write(db, key, (from + at) / rowBytes, bytes.subarray(at, at + rowBytes));
};

export async function* fileOf(db: Database, key: Key): AsyncGenerator<Uint8Array, void> {
  for (let position = 0; ; position += 1) {
    const [row] = await db
      .select({ content: backupPart.content })
      .from(backupPart)
      .where(and(partsOf(key), eq(backupPart.position, position)));
    if (!row) return;
    yield row.content;
  }
}

export const readerOf =
  (db: Database, key: Key): ReadAt =>
  async (from, length) => {
    const first = Math.floor(from / rowBytes);
    const last = Math.floor((from + Math.max(length, 1) - 1) / rowBytes);
    const rows = await db
      .select({ content: backupPart.content })
      .from(backupPart)
      .where(and(partsOf(key), sql`${backupPart.position} between ${first} and ${last}`))
      .orderBy(backupPart.position);
    const start = from - first * rowBytes;
    return Buffer.concat(rows.map(({ content }) => content)).subarray(start, start + length);
  };

export const dropFile = async (db: Database, key: Key): Promise<void> => {
  await db.delete(backupPart).where(partsOf(key));
};
