import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Brand } from '@comanda/tokens/brands';
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
 * Writes them for a brand. Only what installs on a device has a manifest and a service worker.
 * @param root directory of the built app
 */
export const brandedFiles = (
  root: string,
  title: string,
  brand: Brand,
): ReadonlyMap<BrandedName, AppFile> => {
  const read = (name: BrandedName): string => readFileSync(join(root, name), 'utf8');
  const page = brandedPage(read('index.html'), title, brand);
  const files = new Map<BrandedName, AppFile>([['index.html', fileOf('text/html', page)]]);
  if (!existsSync(join(root, 'sw.js'))) return files;
  const manifest = brandedManifest(read('manifest.webmanifest'), brand);
  const worker = brandedWorker(read('sw.js'), read('index.html'), page);
  return files
    .set('manifest.webmanifest', fileOf('application/manifest+json', manifest))
    .set('sw.js', fileOf('text/javascript', worker));
};
