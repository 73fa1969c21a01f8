import { Inflate } from 'fflate';
import { Refused, sheetBounds } from '../table.ts';

/** A part of a workbook, unpacked piece by piece. */
export interface Part {
  readonly name: string;
  readonly pieces: () => Generator<Uint8Array>;
}

const ending = 0x06054b50;
const entry = 0x02014b50;
/** Bytes of a part that are unpacked at a time: a thousand times as many can come of them. */
const step = 4_096;

const damaged = (): Refused => new Refused('file_damaged');
const tooMuch = (): Refused =>
  new Refused('file_unpacks_too_large', { max: sheetBounds.unpacked / 1024 / 1024 });

/** Where the list of the parts begins, and how many there are. */
const directoryOf = (
  bytes: Uint8Array,
  view: DataView,
): { readonly start: number; readonly count: number } => {
  const last = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= last; at -= 1)
    if (view.getUint32(at, true) === ending)
      return { start: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
  throw damaged();
};

interface Packed {
  readonly method: number;
  readonly packed: Uint8Array;
  /** As many bytes as it says to hold. */
  readonly size: number;
}
function* unpacked({ method, packed, size }: Packed): Generator<Uint8Array> {
  if (method === 0) {
    for (let at = 0; at < packed.length; at += step * 16) yield packed.subarray(at, at + step * 16);
    return;
  }
  if (method !== 8) throw damaged();
  let ready: Uint8Array[] = [];
  let sum = 0;
  let isWhole = false;
  const inflate = new Inflate((piece, isLast) => {
    sum += piece.length;
    // One that holds more than it says was made to burst.
    if (sum > size) throw damaged();
    ready.push(piece);
    isWhole = isLast ?? false;
  });
  for (let at = 0; at < packed.length; at += step) {
    inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    yield* ready;
    ready = [];
  }
  if (!isWhole || sum !== size) throw damaged();
}

/** The parts of an archive by their names; what they say to hold together is bounded before any is unpacked. */
export const partsOf = (bytes: Uint8Array): ReadonlyMap<string, Part> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, count } = directoryOf(bytes, view);
  if (count > sheetBounds.parts) throw tooMuch();
  const parts = new Map<string, Part>();
  let sum = 0;
  let at = start;
  for (let nth = 0; nth < count; nth += 1) {
    if (view.getUint32(at, true) !== entry) throw damaged();
    const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder()
      .decode(bytes.subarray(at + 46, at + 46 + nameLength))
      .replaceAll('\\', '/');
    const method = view.getUint16(at + 10, true);
    const local = view.getUint32(at + 42, true);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    // Pictures and macros are not looked at.
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    sum += size;
    if (sum > sheetBounds.unpacked) throw tooMuch();
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(from, from + packedSize);
    parts.set(name, { name, pieces: () => unpacked({ method, packed, size }) });
  }
  return parts;
};
