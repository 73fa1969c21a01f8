import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Brand, brandFinder, brands, fromKeys, type LogoKind, logoKinds } from '@comanda/tokens/brands';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

/** A brand as browsers meet it: the addresses of its drawings are this server's. */
export interface ServedBrand extends Brand {
  readonly drawings: Readonly<Record<LogoKind, Buffer>>;
}
export interface Brands {
  readonly all: readonly ServedBrand[];
  /** The brand that a request for this host name sees (docs/product.md §4.3). */
  readonly of: (host: string) => ServedBrand;
}

/** Part of an address that changes with the drawing, so that browsers may keep what they have. */
export const versionOf = (drawing: Buffer): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 8);

const served = (brand: Brand): ServedBrand => {
  const drawings = fromKeys(logoKinds, (kind) => readFileSync(fileURLToPath(brand.logos[kind])));
  const address = (kind: LogoKind): string =>
    `/brands/${brand.code}/${kind}.svg?v=${versionOf(drawings[kind])}`;
  return { ...brand, logos: fromKeys(logoKinds, address), drawings };
};

const readFolder = async (folder: string): Promise<readonly Brand[]> => {
  // The reader brings what judges colours and drawings; most servers need none of it.
  const { readBrandFolder } = await import('@comanda/tokens/brand-files');
  try {
    const read = readBrandFolder(folder);
    if ('brands' in read && read.brands.length === 0)
      throw new Problem(`COMANDA_BRANDS names ${folder}, which has no brand.`);
    if ('brands' in read) return read.brands;
    throw new Problem(
      `COMANDA_BRANDS: not all brands of ${folder} are in order.\n${read.problems.join('\n')}`,
    );
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`COMANDA_BRANDS names ${folder}, which cannot be read as a folder.`, { cause: error });
  }
};

/**
 * The brands of this server: those of the product and those of a folder of its own.
 * @throws Problem with a sentence for each fault of a brand's file, or for a brand that is not there
 */
export const openBrands = async ({
  brand: forced,
  brandsDirectory,
}: Pick<Config, 'brand' | 'brandsDirectory'>): Promise<Brands> => {
  const [first, ...others] = brands;
  const added = brandsDirectory === undefined ? [] : await readFolder(brandsDirectory);
  const all = [served(first), ...[...others, ...added].map(served)] as const;
  if (forced === undefined) return { all, of: brandFinder(all) };
  const only = all.find(({ code }) => code === forced);
  if (!only)
    throw new Problem(`COMANDA_BRAND is one of ${all.map(({ code }) => code).join(', ')}, not "${forced}".`);
  return { all, of: () => only };
};
