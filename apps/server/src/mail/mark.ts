import type { ServedBrand } from '../brand/brands.ts';

/** Pixels of each side: the 32 that a mail gives it, on dense screens. */
const side = 64;

const marks = new WeakMap<ServedBrand, Promise<Buffer>>();

/** The picture of a company as we keep it, as a PNG that fits into the place of the mark. */
const logoOf = async (kept: Buffer): Promise<Buffer> => {
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  return new Transformer(kept).resize({ width: side, height: side, fit: ResizeFit.Inside }).png();
};

/** The mark of a brand on light ground as a PNG: many programs that show mails draw no SVG. */
const ofBrand = (brand: ServedBrand): Promise<Buffer> => {
  const drawn =
    marks.get(brand) ??
    // Loaded with the first mail: the decoder is large.
    import('@napi-rs/image').then(({ Transformer }) =>
      Transformer.fromSvg(brand.drawings.light).resize({ width: side, height: side }).png(),
    );
  marks.set(brand, drawn);
  return drawn;
};

/** What stands above a mail: the picture of the company that writes, else the mark of the brand. */
export const markOf = ({
  brand,
  logo,
}: {
  readonly brand: ServedBrand;
  readonly logo?: Buffer | undefined;
}): Promise<Buffer> => (logo ? logoOf(logo) : ofBrand(brand));
