import { Refusal } from '../../http/errors.ts';

/** Pixels of each side: 80 px on dense screens. */
const side = 160;
/** Most pixels that are decoded: a small file can claim to be a picture that fills the memory. */
const mostPixels = 40_000_000;
const quality = 82;
/** Each takes four bytes a pixel while it is decoded. */
const atOnce = 2;
let count = 0;

/**
 * A person's picture drawn anew: upright, square, WebP. What came beside the pixels (place, camera, comments, whatever
 * follows the picture in its file) does not come along.
 * @returns nothing where the bytes are no picture that can be drawn, or too large a one
 */
export const portraitOf = async (bytes: Uint8Array): Promise<Buffer | undefined> => {
  if (count >= atOnce)
    throw new Refusal('ERROR_BUSY', 'Too many pictures are being drawn just now.', { retryAfter: 2 });
  count += 1;
  try {
    // Pictures come seldom, and their decoder is large.
    const { Transformer } = await import('@napi-rs/image');
    const { width, height } = await new Transformer(bytes).metadata();
    if (width * height > mostPixels) return undefined;
    return await new Transformer(bytes).rotate().resize({ width: side, height: side }).webp(quality);
  } catch {
    // The decoder's own words tell the person nothing that "no picture" does not.
    return undefined;
  } finally {
    count -= 1;
  }
};
