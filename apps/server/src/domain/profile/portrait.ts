import { Refusal } from '../../core/refusal.ts';
import { plainPng } from './plainPng.ts';

/** Pixels of each side: 80 px on dense screens. */
const side = 160;
/** What is decoded at most: a small file can claim to be a picture that fills the memory. */
const most = { pixels: 25_000_000, bytes: 75_000_000 } as const;
/** How many times as long as it is narrow: the square is cut out of the whole once that is scaled to it. */
const longest = 100;
/** Bytes of a pixel, in the order of the decoder's `JsColorType`. */
const bytesOf = [1, 2, 3, 4, 2, 4, 6, 8, 12, 16] as const;
const quality = 82;
/** Each takes four bytes a pixel while it is decoded. */
const atOnce = 2;
let count = 0;

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Of one pixel, unpacked. */
  readonly bytes: number;
}
const isDrawable = ({ width, height, bytes }: Shape): boolean => {
  const pixels = width * height;
  const isLong = Math.max(width, height) > longest * Math.min(width, height);
  return pixels <= most.pixels && pixels * bytes <= most.bytes && !isLong;
};

/**
 * A person's picture drawn anew: upright, square, WebP. What came beside the pixels (place, camera, comments, whatever
 * follows the picture in its file) does not come along.
 * @returns nothing where the bytes are no picture that can be drawn, or too large a one
 */
export const portraitOf = async (file: Buffer): Promise<Buffer | undefined> => {
  // Even to tell its size the decoder unpacks a PNG, and whatever texts and profiles lie in it.
  const plain = plainPng(file);
  if (plain && !isDrawable(plain)) return undefined;
  const content = plain?.content ?? file;
  if (count >= atOnce)
    throw new Refusal('ERROR_BUSY', 'Too many pictures are being drawn just now.', { retryAfter: 2 });
  count += 1;
  try {
    // Pictures come seldom, and their decoder is large.
    const { Transformer } = await import('@napi-rs/image');
    const { width, height, colorType } = await new Transformer(content).metadata();
    if (!isDrawable({ width, height, bytes: bytesOf[colorType] ?? Infinity })) return undefined;
    return await new Transformer(content).rotate().resize({ width: side, height: side }).webp(quality);
  } catch {
    // The decoder's own words tell the person nothing that "no picture" does not.
    return undefined;
  } finally {
    count -= 1;
  }
};
