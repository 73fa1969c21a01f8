import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fromKeys, logoKinds, type Brand } from './brand.ts';
import {
  drawingPath,
  readBrand,
  readBrands,
  type BrandReading,
  type PlainBrand,
} from './compiler/brand-source.ts';
import type { DrawingKind } from './compiler/brand-drawing.ts';
import type { ResolvedTokens } from './compiler/resolve.ts';
import { brandSource, brandSources, readSources } from './compiler/sources.ts';
import { parseResolver, variant } from './compiler/variants.ts';
import { brands } from './generated/brands.ts';
import { readFont } from './own/font.ts';
import { proofOf, type Proof } from './own/proof.ts';
import { brandStylesheet } from './own/stylesheet.ts';
import { modes } from './themes.ts';

/** The brands of the product. */
const ours = fileURLToPath(new URL('../brands', import.meta.url));

/**
 * The brand of a file anywhere on disk, with its drawings beside it. Its code and domains must differ from those of
 * the product's brands, unless it is one of them.
 * @throws Error where the file cannot be read
 */
export function readBrandFile(path: string): BrandReading<Brand> {
  const folder = dirname(realpathSync(path));
  const isOurs = folder === realpathSync(ours);
  const source = brandSource(folder, basename(path));
  const others = brands.filter(({ code }) => !isOurs || `${code}.json` !== source.file);
  const reading = readBrand(source, { ramps: ramps(), others });
  return 'brand' in reading ? { brand: withDrawings(folder)(reading.brand) } : reading;
}

/**
 * The brands of a folder, beside those of the product.
 * @throws Error where the folder cannot be read
 */
export function readBrandFolder(
  folder: string,
): { readonly brands: readonly Brand[] } | { readonly problems: readonly string[] } {
  return readBrands(brandSources(folder), { ramps: ramps(), others: brands }, withDrawings(folder));
}

let read: ReturnType<typeof readSources> | undefined;
const sources = (): NonNullable<typeof read> =>
  (read ??= readSources(fileURLToPath(new URL('.', import.meta.url))));

function ramps(): ResolvedTokens {
  const { resolver, tokens } = sources();
  return variant(parseResolver(resolver), tokens);
}

function withDrawings(folder: string): (brand: PlainBrand) => Brand {
  const address = (path: string): string => pathToFileURL(join(folder, path)).href;
  return ({ hasWordmark, picture, look, ...brand }) => {
    const drawing = (kind: DrawingKind): string => address(drawingPath(brand.code, kind));
    const font = look?.font && { ...look.font, files: look.font.files.map(address) };
    return {
      ...brand,
      logos: fromKeys(logoKinds, drawing),
      ...(look && { look: font ? { ...look, font } : look }),
      ...(hasWordmark && { wordmark: fromKeys(modes, (mode) => drawing(`wordmark.${mode}`)) }),
      ...(picture !== undefined && { signIn: address(picture) }),
    };
  };
}

/** How a brand's fonts are called where they are served, in the order of its file. */
export type FontAddress = (place: number) => string;

/**
 * The stylesheet of a brand's own look: its two themes, its corners, its fonts; `undefined` where it has none.
 * @throws Error where a font cannot be read
 */
export function lookStylesheet({ look }: Pick<Brand, 'look'>, addressOf: FontAddress): string | undefined {
  if (!look) return undefined;
  const { resolver, tokens } = sources();
  const fonts = (look.font?.files ?? []).map((file, place) => ({
    address: addressOf(place),
    facts: readFont(readFileSync(fileURLToPath(file))),
  }));
  return brandStylesheet(look, fonts, { resolver: parseResolver(resolver), files: tokens });
}

/** Which pairs of a brand's own look fall short, in how many that were measured in its themes and modes. */
export function provenLook({ look }: Pick<Brand, 'look'>): Proof | undefined {
  const { resolver, tokens } = sources();
  return look?.colour === undefined
    ? undefined
    : proofOf({ ...look, colour: look.colour }, { resolver: parseResolver(resolver), files: tokens });
}
