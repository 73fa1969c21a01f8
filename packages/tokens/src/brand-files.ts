import { realpathSync } from 'node:fs';
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
import type { ResolvedTokens } from './compiler/resolve.ts';
import { brandSource, brandSources, readSources } from './compiler/sources.ts';
import { parseResolver, variant } from './compiler/variants.ts';
import { brands } from './generated/brands.ts';

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

function ramps(): ResolvedTokens {
  const { resolver, tokens } = readSources(fileURLToPath(new URL('.', import.meta.url)));
  return variant(parseResolver(resolver), tokens);
}

function withDrawings(folder: string): (brand: PlainBrand) => Brand {
  const address = (path: string): string => pathToFileURL(join(folder, path)).href;
  return (brand) => ({
    ...brand,
    logos: fromKeys(logoKinds, (kind) => address(drawingPath(brand.code, kind))),
  });
}
