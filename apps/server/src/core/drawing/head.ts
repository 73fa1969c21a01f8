import { inflateSync } from 'node:zlib';

/** What a picture says of itself before anything of it is unpacked. */
export interface Head {
  readonly width: number;
  readonly height: number;
  /** Bytes of one pixel, unpacked. */
  readonly bytes: number;
  /** The profile of its colours (ICC): the one thing beside the pixels that these need. */
  readonly colour?: Buffer;
  /** The file, of a PNG without what is no pixel: texts and profiles in it are packed, and unpacked by nobody. */
  readonly content: Buffer;
}
type Size = Pick<Head, 'width' | 'height' | 'bytes'>;

/** No profile of a camera or a screen is larger. */
const largestProfile = 262_144;
const profile = (bytes: Buffer): { readonly colour?: Buffer } =>
  bytes.length > 128 && bytes.length <= largestProfile && bytes.toString('latin1', 36, 40) === 'acsp'
    ? { colour: bytes }
    : {};

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
/** Chunks that pixels are made of, and how they lie (PNG §11). */
const pixelChunks: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND']);
const pngHead = (file: Buffer): Head | undefined => {
  const kept: Buffer[] = [file.subarray(0, 8)];
  let colour: { readonly colour?: Buffer } = {};
  let isWhole = false;
  for (let at = 8; at + 12 <= file.length && !isWhole;) {
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    if (type === 'iCCP') {
      const start = data.indexOf(0) + 2;
      try {
        colour = profile(inflateSync(data.subarray(start), { maxOutputLength: largestProfile }));
      } catch {
        // A profile that cannot be unpacked is none: the pixels stand without.
        colour = {};
      }
    }
    isWhole = type === 'IEND';
    if (pixelChunks.has(type)) kept.push(file.subarray(at, at + 12 + data.length));
    at += 12 + data.length;
  }
  if (!isWhole) return undefined;
  const bytes = (channels[file[25] ?? -1] ?? Infinity) * (file[24] === 16 ? 2 : 1);
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes };
  return { ...size, ...colour, content: Buffer.concat(kept) };
};

const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const jpegHead = (file: Buffer): Head | undefined => {
  const profiles: Buffer[] = [];
  let size: Size | undefined;
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    const data = file.subarray(at + 4, at + 2 + file.readUInt16BE(at + 2));
    if (frames.has(marker) && data.length >= 6)
      size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3), bytes: data[5] ?? Infinity };
    // A profile may take several segments, which say their places.
    if (marker === 0xe2 && data.toString('latin1', 0, 12) === 'ICC_PROFILE\0')
      profiles[data[12] ?? 0] = data.subarray(14);
    at += 2 + file.readUInt16BE(at + 2);
    if (marker !== 0xda) continue;
    // What follows are the pixels, to the mark of the end.
    const isWhole = file.lastIndexOf(Buffer.from('ffd9', 'hex')) >= at;
    return size && isWhole
      ? { ...size, ...profile(Buffer.concat(profiles.filter(Boolean))), content: file }
      : undefined;
  }
  return undefined;
};

const webpHead = (file: Buffer): Head | undefined => {
  if (file.readUInt32LE(4) + 8 > file.length) return undefined;
  let size: Pick<Head, 'width' | 'height'> | undefined;
  let colour: { readonly colour?: Buffer } = {};
  for (let at = 12; at + 8 <= file.length;) {
    const type = file.toString('latin1', at, at + 4);
    const data = file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4));
    if (type === 'VP8X' && data.length >= 10)
      size = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    size ??= sizeOfFrame(type, data);
    if (type === 'ICCP') colour = profile(Buffer.from(data));
    at += 8 + data.length + (data.length % 2);
  }
  return size && { ...size, bytes: 4, ...colour, content: file };
};
/** Width and height that the frame of a WebP says (RFC 6386 §9.1, RFC 9649 §3). */
const sizeOfFrame = (type: string, data: Buffer): Pick<Head, 'width' | 'height'> | undefined => {
  if (type === 'VP8 ' && data.length >= 10)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type !== 'VP8L' || data.length < 5) return undefined;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The head of a picture; nothing where it is none, or only a part of one. */
export const headOf = (file: Buffer): Head | undefined => {
  if (file.length < 30) return undefined;
  if (file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return pngHead(file);
  if (file[0] === 0xff && file[1] === 0xd8) return jpegHead(file);
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
    ? webpHead(file)
    : undefined;
};

const part = (type: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
};
/** A WebP as it was encoded, with the profile that its pixels are to be seen by (RFC 9649 §2.7). */
export const withColour = (webp: Buffer, colour: Buffer | undefined): Buffer => {
  const size = colour && webpHead(webp);
  if (!colour || !size) return webp;
  const first = webp.toString('latin1', 12, 16);
  const head = first === 'VP8X' ? Buffer.from(webp.subarray(20, 30)) : Buffer.alloc(10);
  const isClear = first === 'VP8L' && (webp.readUInt32LE(21) & 0x10000000) !== 0;
  head[0] = (head[0] ?? 0) | 0x20 | (isClear ? 0x10 : 0);
  head.writeUIntLE(size.width - 1, 4, 3);
  head.writeUIntLE(size.height - 1, 7, 3);
  const frame = webp.subarray(first === 'VP8X' ? 30 : 12);
  return part('RIFF', Buffer.concat([Buffer.from('WEBP'), part('VP8X', head), part('ICCP', colour), frame]));
};
