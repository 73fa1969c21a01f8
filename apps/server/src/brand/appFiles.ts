import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type LanguageCode, languageCodes } from '@comanda/machines/language';
import type { ServedBrand } from './brands.ts';
import { brandedManifest, brandedWorker } from './kitchenApp.ts';
import { brandedPage } from './page.ts';

/** A file of an app as one brand has it. */
export interface AppFile {
  readonly mediaType: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}
const fileOf = (mediaType: string, text: string): AppFile => {
  const plain = Buffer.from(text);
  return { mediaType: `${mediaType}; charset=utf-8`, plain, gzip: gzipSync(plain) };
};

/** The files of an app that differ by brand, and so are not handed out as they were built. */
export const brandedNames = ['index.html', 'manifest.webmanifest', 'sw.js'] as const;
export type BrandedName = (typeof brandedNames)[number];

/**
 * Writes them for a brand, by their names; a manifest also by its name with a language. Only what installs on a device has
 * one, and a service worker that lists the page.
 * @param root directory of the built app
 */
export const brandedFiles = (
  root: string,
  title: string,
  brand: ServedBrand,
): ReadonlyMap<string, AppFile> => {
  const read = (name: BrandedName): string => readFileSync(join(root, name), 'utf8');
  const page = brandedPage(read('index.html'), title, brand);
  const files = new Map<string, AppFile>([['index.html', fileOf('text/html', page)]]);
  if (!existsSync(join(root, 'sw.js'))) return files;
  if (!existsSync(join(root, 'manifest.webmanifest')))
    return files.set('sw.js', fileOf('text/javascript', read('sw.js')));
  const manifest = read('manifest.webmanifest');
  const manifestIn = (code: LanguageCode): AppFile =>
    fileOf('application/manifest+json', brandedManifest(manifest, brand, code));
  const worker = brandedWorker(read('sw.js'), read('index.html'), page, brand.worn);
  for (const code of languageCodes) files.set(`manifest.webmanifest?lang=${code}`, manifestIn(code));
  return files
    .set('manifest.webmanifest', manifestIn(languageCodes[0]))
    .set('sw.js', fileOf('text/javascript', worker));
};
