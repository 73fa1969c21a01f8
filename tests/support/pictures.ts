import { Transformer } from '@napi-rs/image';

/** A PNG of one grey pixel; each shade is another file. */
export const pixel = (shade: number): Buffer<ArrayBuffer> =>
  Buffer.from(Transformer.fromRgbaPixels(Buffer.from([shade, shade, shade, 255]), 1, 1).pngSync());
/** Red, green and blue of its first pixel. */
export const colourOf = async (picture: Buffer): Promise<Buffer> =>
  (await new Transformer(picture).rawPixels()).subarray(0, 3);
