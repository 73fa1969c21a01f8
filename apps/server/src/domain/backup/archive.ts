import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Inflate, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/* A backup as a .zip: written as it comes, read at any place of it. */
export interface Entry {
  readonly path: string;
  /** It is small enough as it is: a picture. */
  readonly isPacked?: true;
  readonly parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}
/** Why a file is no backup that can be restored here. */
export class Unfit extends Error {
  readonly reason: 'not_a_backup' | 'changed' | 'too_large';
  constructor(reason: Unfit['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Says what a backup holds and that this platform made it: the last entry. */
const sealPath = 'seal.txt';
/** Bytes that an entry is unpacked from at a time, entries of a file, and bytes that all may unpack to. */
const step = 65_536;
const mostEntries = 60_000;
const mostUnpacked = 8 * 1024 ** 3;

interface Listed {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}
const sealOf = (secret: Uint8Array, listed: readonly Listed[]): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'comanda backups', 32)))
    .update(listed.map(({ path, size, sha256 }) => `${path}\n${size}\n${sha256}\n`).join(''))
    .digest('hex');

/** Packs entries one after the other and seals them; what it gives is to be taken before the next is made. */
export async function* packed(
  entries: AsyncIterable<Entry>,
  secret: Uint8Array,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const listed: Listed[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  async function* pack({ path, isPacked, parts }: Entry): AsyncGenerator<Uint8Array, void> {
    const into = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(into);
    const hash = createHash('sha256');
    let size = 0;
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      hash.update(bytes);
      size += bytes.length;
      into.push(bytes);
      yield* ready.splice(0);
    }
    into.push(new Uint8Array(), true);
    yield* ready.splice(0);
    listed.push({ path, size, sha256: hash.digest('hex') });
  }
  for await (const entry of entries) {
    if (listed.length >= mostEntries) throw new Unfit('too_large');
    yield* pack(entry);
  }
  yield* pack({ path: sealPath, parts: [sealOf(secret, listed)] });
  zip.end();
  yield* ready;
}

/** Bytes of a file from a place on; fewer where it ends before. */
export type ReadAt = (from: number, length: number) => Promise<Buffer>;
interface Place {
  readonly path: string;
  readonly method: number;
  readonly from: number;
  readonly packedSize: number;
  readonly size: number;
}
const ending = 0x06054b50;
const listing = 0x02014b50;

const directoryOf = async (read: ReadAt, bytes: number): Promise<Place[]> => {
  const tailFrom = Math.max(0, bytes - 65_557);
  const tail = await read(tailFrom, bytes - tailFrom);
  let at = tail.length - 22;
  while (at >= 0 && tail.readUInt32LE(at) !== ending) at -= 1;
  if (at < 0) throw new Unfit('not_a_backup');
  const count = tail.readUInt16LE(at + 10);
  const size = tail.readUInt32LE(at + 12);
  if (count > mostEntries || size > 64 * 1024 ** 2) throw new Unfit('too_large');
  const list = await read(tail.readUInt32LE(at + 16), size);
  const places: Place[] = [];
  for (let nth = 0, from = 0; nth < count; nth += 1) {
    if (from + 46 > list.length || list.readUInt32LE(from) !== listing) throw new Unfit('not_a_backup');
    const nameLength = list.readUInt16LE(from + 28);
    places.push({
      path: list.toString('utf8', from + 46, from + 46 + nameLength),
      method: list.readUInt16LE(from + 10),
      packedSize: list.readUInt32LE(from + 20),
      size: list.readUInt32LE(from + 24),
      from: list.readUInt32LE(from + 42),
    });
    from += 46 + nameLength + list.readUInt16LE(from + 30) + list.readUInt16LE(from + 32);
  }
  if (places.reduce((sum, { size: own }) => sum + own, 0) > mostUnpacked) throw new Unfit('too_large');
  return places;
};

async function* unpacked(read: ReadAt, place: Place): AsyncGenerator<Uint8Array, void> {
  const { method, from, packedSize, size } = place;
  const head = await read(from, 30);
  if (head.length < 30 || (method !== 0 && method !== 8)) throw new Unfit('not_a_backup');
  const start = from + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  let sum = 0;
  const ready: Uint8Array[] = [];
  const take = (piece: Uint8Array): void => {
    sum += piece.length;
    // One that holds more than it says was made to burst.
    if (sum > size) throw new Unfit('changed');
    ready.push(piece);
  };
  const inflate = method === 8 ? new Inflate(take) : undefined;
  for (let at = 0; at < packedSize; at += step) {
    const piece = await read(start + at, Math.min(step, packedSize - at));
    try {
      if (inflate) inflate.push(piece, at + step >= packedSize);
      else take(piece);
    } catch (error) {
      throw error instanceof Unfit ? error : new Unfit('changed');
    }
    yield* ready.splice(0);
  }
  if (sum !== size) throw new Unfit('changed');
}

export interface Archive {
  readonly paths: readonly string[];
  /** What an entry holds, piece by piece; nothing of one that is not there. */
  readonly open: (path: string) => AsyncGenerator<Uint8Array, void>;
}

const textOf = async (parts: AsyncIterable<Uint8Array>, most: number): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let sum = 0;
  for await (const part of parts) {
    sum += part.length;
    if (sum > most) throw new Unfit('not_a_backup');
    pieces.push(part);
  }
  return Buffer.concat(pieces).toString('utf8');
};
export const smallText = ({ open }: Archive, path: string): Promise<string> => textOf(open(path), 1_048_576);

/**
 * Opens a backup after every byte of it was read once: nothing of it is believed before its seal is, which tells that one
 * of these secrets' platforms made it and that nobody has changed it since.
 */
export const openArchive = async (read: ReadAt, bytes: number, secret: Uint8Array): Promise<Archive> => {
  const places = await directoryOf(read, bytes);
  const byPath = new Map(places.map((place) => [place.path, place]));
  async function* open(path: string): AsyncGenerator<Uint8Array, void> {
    const place = byPath.get(path);
    if (place) yield* unpacked(read, place);
  }
  if (!byPath.has(sealPath) || byPath.size !== places.length) throw new Unfit('not_a_backup');
  const listed: Listed[] = [];
  for (const { path, size } of places) {
    if (path === sealPath) continue;
    const hash = createHash('sha256');
    for await (const piece of open(path)) hash.update(piece);
    listed.push({ path, size, sha256: hash.digest('hex') });
  }
  if ((await textOf(open(sealPath), 100)) !== sealOf(secret, listed)) throw new Unfit('changed');
  return { paths: listed.map(({ path }) => path), open };
};
