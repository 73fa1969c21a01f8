import type { ServedBrand } from '../brand/brands.ts';

/** Pixels of each side: the 32 that a mail gives it, on dense screens. */
const side = 64;

const marks = new WeakMap<ServedBrand, Promise<Buffer>>();

/** The mark of a brand on light ground as a PNG: many programs that show mails draw no SVG. */
export const markOf = (brand: ServedBrand): Promise<Buffer> => {
  const drawn =
    marks.get(brand) ??
    // Loaded with the first mail: the decoder is large.
    import('@napi-rs/image').then(({ Transformer }) =>
      Transformer.fromSvg(brand.drawings.light).resize({ width: side, height: side }).png(),
    );
  marks.set(brand, drawn);
  return drawn;
};
