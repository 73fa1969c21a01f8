import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modes } from '@comanda/tokens';
import { type Brand, brandFinder, brands, fromKeys, type LogoKind, logoKinds } from '@comanda/tokens/brands';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

/** A file of a brand under the last part of its address. */
export interface BrandFile {
  readonly mediaType: string;
  readonly content: Buffer;
}
/** A brand as browsers meet it: the addresses of its files are this server's. */
export interface ServedBrand extends Brand {
  readonly drawings: Readonly<Record<LogoKind, Buffer>>;
  /** By name: drawings, fonts, the picture of the sign-in, the stylesheet of a look of its own. */
  readonly files: ReadonlyMap<string, BrandFile>;
  /** Address of that stylesheet. */
  readonly styles?: string | undefined;
  /** Addresses of all that a page needs to look so. */
  readonly worn: readonly string[];
}
export interface Brands {
  readonly all: readonly ServedBrand[];
  /** The brand that a request for this host name sees (docs/product.md §4.3). */
  readonly of: (host: string) => ServedBrand;
}

/** Part of an address that changes with the file, so that browsers may keep what they have. */
export const versionOf = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, 8);

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const served = async (brand: Brand): Promise<ServedBrand> => {
  const files = new Map<string, BrandFile>();
  const serve = (name: string, content: Buffer): string => {
    const mediaType = mediaTypes[extname(name).slice(1)];
    if (mediaType === undefined) throw new Error(`${name} of the brand ${brand.code} is of no known kind.`);
    files.set(name, { mediaType, content });
    return `/brands/${brand.code}/${name}?v=${versionOf(content)}`;
  };
  const serveFile = (name: string, address: string): string =>
    serve(name, readFileSync(fileURLToPath(address)));
  const drawings = fromKeys(logoKinds, (kind) => readFileSync(fileURLToPath(brand.logos[kind])));
  const logos = fromKeys(logoKinds, (kind) => serve(`${kind}.svg`, drawings[kind]));
  const { look, wordmark, signIn } = brand;
  const fonts = (look?.font?.files ?? []).map((file, place) => serveFile(`font-${place + 1}.woff2`, file));
  // What compiles a look brings the judge of colours; a server without such a brand needs none of it.
  const css =
    look &&
    (await import('@comanda/tokens/brand-files')).lookStylesheet(brand, (place) => fonts[place] ?? '');
  const styles = css === undefined ? undefined : serve('look.css', Buffer.from(css));
  return {
    ...brand,
    logos,
    ...(wordmark && {
      wordmark: fromKeys(modes, (mode) => serveFile(`wordmark.${mode}.svg`, wordmark[mode])),
    }),
    ...(signIn !== undefined && { signIn: serveFile(`sign-in${extname(signIn)}`, signIn) }),
    ...(styles !== undefined && { styles }),
    worn: styles === undefined ? [] : [styles, ...fonts],
    drawings,
    files,
  };
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
  const all = [await served(first), ...(await Promise.all([...others, ...added].map(served)))] as const;
  if (forced === undefined) return { all, of: brandFinder(all) };
  const only = all.find(({ code }) => code === forced);
  if (!only)
    throw new Problem(`COMANDA_BRAND is one of ${all.map(({ code }) => code).join(', ')}, not "${forced}".`);
  return { all, of: () => only };
};
