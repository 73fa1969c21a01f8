const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Chunks that pixels are made of, and how they lie; what is packed in any other is unpacked by nobody (PNG §11). */
const pixels: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND']);
/** Channels that a colour type is drawn in; a palette stands for colours with alpha. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

export interface PlainPng {
  readonly width: number;
  readonly height: number;
  /** Of one pixel, unpacked. */
  readonly bytes: number;
  /** The file without what is no pixel. */
  readonly content: Buffer;
}

/** What a PNG says of itself before anything of it is unpacked; nothing where it is none. */
export const plainPng = (file: Buffer): PlainPng | undefined => {
  if (!file.subarray(0, 8).equals(signature) || file.length < 33) return undefined;
  const kept: Buffer[] = [signature];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (pixels.has(file.toString('latin1', at + 4, at + 8))) kept.push(file.subarray(at, end));
    at = end;
  }
  return {
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    bytes: (channels[file[25] ?? -1] ?? Infinity) * (file[24] === 16 ? 2 : 1),
    content: Buffer.concat(kept),
  };
};
