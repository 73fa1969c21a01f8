import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { isWhole } from './whole.ts';

/** A file that is chosen as somebody's picture. */
export interface HostilePicture {
  readonly name: string;
  readonly content: Buffer;
  /** Refused; drawn anew of its own pixels; or either, where decoders may differ. */
  readonly fate: 'refused' | 'drawn' | 'either';
}

/** What must not be found in what was drawn of any of them. */
export const planted = 'PLANTED-40.4168';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const chunk = (type: string, data: Buffer, sum?: number): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(sum ?? crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};
interface Shape {
  readonly width: number;
  readonly height: number;
  /** Bits of a channel. */
  readonly depth: 1 | 8 | 16;
  /** 0 grey, 6 red, green, blue and alpha (PNG §11.2.2). */
  readonly colour: 0 | 6;
}
const headOf = ({ width, height, depth, colour }: Shape): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = colour;
  return head;
};
const rowsOf = ({ width, height, depth, colour }: Shape): Buffer =>
  Buffer.alloc((1 + Math.ceil((width * depth * (colour === 6 ? 4 : 1)) / 8)) * height);
const png = (shape: Shape, ...between: readonly Buffer[]): Buffer =>
  Buffer.concat([
    signature,
    chunk('IHDR', headOf(shape)),
    ...between,
    chunk('IDAT', deflateSync(rowsOf(shape), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const small: Shape = { width: 40, height: 20, depth: 8, colour: 6 };
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
/** So many bytes of nothing, which a compressor makes a thousandth of. */
const swelling = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** An APNG: what has a second frame shows its first one (PNG §11.3.6). */
const moving = (): Buffer => {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const frame = (sequence: number): Buffer => {
    const head = Buffer.alloc(26);
    head.writeUInt32BE(sequence);
    head.writeUInt32BE(small.width, 4);
    head.writeUInt32BE(small.height, 8);
    return head;
  };
  const sequence = Buffer.alloc(4);
  sequence.writeUInt32BE(2);
  return Buffer.concat([
    signature,
    chunk('IHDR', headOf(small)),
    chunk('acTL', control),
    chunk('fcTL', frame(0)),
    chunk('IDAT', deflateSync(rowsOf(small))),
    chunk('fcTL', frame(1)),
    chunk('fdAT', Buffer.concat([sequence, deflateSync(rowsOf(small))])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const part = (type: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([text(type), size, data, Buffer.alloc(data.length % 2)]);
};
/** An animated WebP of two frames, made of a still one (RFC 9649 §2.7). */
const movingWebp = (still: Buffer): Buffer => {
  const picture = still.subarray(12);
  const frame = Buffer.alloc(16);
  frame.writeUIntLE(small.width - 1, 6, 3);
  frame.writeUIntLE(small.height - 1, 9, 3);
  const head = Buffer.alloc(10);
  head[0] = 0x02;
  head.writeUIntLE(small.width - 1, 4, 3);
  head.writeUIntLE(small.height - 1, 7, 3);
  const frames = [1, 2].map(() => part('ANMF', Buffer.concat([frame, picture])));
  const body = Buffer.concat([text('WEBP'), part('VP8X', head), part('ANIM', Buffer.alloc(6)), ...frames]);
  return part('RIFF', body);
};

/** A JPEG with a segment of its own behind its start. */
const tagged = (jpeg: Buffer, marker: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(marker, 'hex'), length, content, jpeg.subarray(2)]);
};
/** Says that the picture lies on its side, and where it was taken. */
const turned = Buffer.concat([
  text('Exif\0\0II*\0'),
  Buffer.from('08000000010012010300010000000600000000000000', 'hex'),
  text(planted),
]);

const half = (content: Buffer): Buffer => content.subarray(0, Math.floor(content.length / 2));

/**
 * Files that decoders have stumbled over, grown without measure on, or handed on as something else. Of those that take
 * seconds, one of each kind; with COMANDA_FULL all.
 */
export const hostilePictures = async (): Promise<readonly HostilePicture[]> => {
  const still = Transformer.fromRgbaPixels(Buffer.alloc(small.width * small.height * 4, 200), 40, 20);
  const [asPng, asJpeg, asWebp] = [await still.png(), await still.jpeg(), await still.webp()];
  const page = text(`<script>/*${planted}*/</script>`);
  const of = (fate: HostilePicture['fate'], files: Readonly<Record<string, Buffer>>): HostilePicture[] =>
    Object.entries(files).map(([name, content]) => ({ name, content, fate }));
  return [
    ...of('refused', {
      'a PNG that ends in its pixels': half(asPng),
      'a JPEG that ends in its head': asJpeg.subarray(0, 100),
      'a WebP that ends in its head': asWebp.subarray(0, 24),
      'a GIF': Buffer.from('47494638396101000100800000ffffff0000002c00000000010001000002024401003b', 'hex'),
      'a BMP': Buffer.concat([
        text('BM'),
        Buffer.from('3a000000000000003600000028000000010000000100000001001800', 'hex'),
        Buffer.alloc(30),
      ]),
      'a TIFF': Buffer.from('49492a00080000000000', 'hex'),
      'an ICO': Buffer.concat([Buffer.from('000001000100101000000100200000000000', 'hex'), asPng]),
      'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg" onload="planted()"/>'),
      'a GIF that is a script': text('GIF89a/*x*/=1;planted()//'),
      'a PNG of no pixels': png({ ...small, width: 0 }),
      'a PNG of more pixels than are drawn': png({ width: 10_001, height: 5_000, depth: 1, colour: 0 }),
      'a PNG of 39.7 million pixels of eight bytes': png({
        width: 6_300,
        height: 6_300,
        depth: 16,
        colour: 6,
      }),
      'a PNG of one row': png({ width: 25_000_000, height: 1, depth: 1, colour: 0 }),
      'a PNG of one column': png({ width: 1, height: 25_000_000, depth: 1, colour: 0 }),
      'a PNG of one row of 60,000': png({ width: 60_000, height: 1, depth: 8, colour: 6 }),
      'a PNG without pixels': Buffer.concat([
        signature,
        chunk('IHDR', headOf(small)),
        chunk('IEND', Buffer.alloc(0)),
      ]),
      'a PNG whose head has a wrong sum': Buffer.concat([
        signature,
        chunk('IHDR', headOf(small), 7),
        asPng.subarray(33),
      ]),
    }),
    ...of('drawn', {
      'a PNG with a page behind it': Buffer.concat([asPng, page]),
      'a JPEG with a page as its comment': tagged(asJpeg, 'fffe', page),
      'a JPEG that lies on its side': tagged(asJpeg, 'ffe1', turned),
      'a PNG of 49.9 million black pixels': png({ width: 7_070, height: 7_070, depth: 1, colour: 0 }),
      ...(isWhole && {
        'a PNG of 37.4 million pixels with alpha': png({ width: 6_120, height: 6_120, depth: 8, colour: 6 }),
        'a PNG of 18.7 million pixels of eight bytes': png({
          width: 4_330,
          height: 4_330,
          depth: 16,
          colour: 6,
        }),
      }),
      'a PNG a hundred times as wide as high': png({ width: 4_000, height: 40, depth: 8, colour: 6 }),
      'a PNG with a second frame': moving(),
    }),
    ...of('either', {
      'a JPEG that ends in its pixels': asJpeg.subarray(0, asJpeg.length - 20),
      'a WebP that ends in its pixels': asWebp.subarray(0, asWebp.length - 10),
      'a WebP of two frames': movingWebp(asWebp),
      'a colour profile that swells': png(
        small,
        chunk('iCCP', Buffer.concat([text('x\0\0'), swelling(1_000_000_000)])),
      ),
      ...(isWhole && {
        'a text that swells': png(
          small,
          chunk('zTXt', Buffer.concat([text('x\0\0'), swelling(1_000_000_000)])),
        ),
      }),
      'a PNG whose pixels have a wrong sum': png(small).fill(
        7,
        png(small).length - 16,
        png(small).length - 12,
      ),
    }),
  ];
};
