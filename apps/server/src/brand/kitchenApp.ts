import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { directionOf, type LanguageCode } from '@comanda/machines/language';
import type { Brand } from '@comanda/tokens/brands';

/** What the app is called below its picture, and behind the name of its brand. */
const kitchen: Readonly<Record<LanguageCode, string>> = {
  'en-GB': 'Kitchen',
  'es-ES': 'Cocina',
  'ar-EG': 'المطبخ',
};

/** What installs the kitchen app (docs/product.md §16.15), in its brand and in a language. */
export const brandedManifest = (manifest: string, { name, code }: Brand, language: LanguageCode): string => {
  const picture = { sizes: 'any', type: 'image/svg+xml' };
  return JSON.stringify({
    ...JSON.parse(manifest),
    name: `${name} – ${kitchen[language]}`,
    short_name: kitchen[language],
    lang: language,
    dir: directionOf(language),
    // Without a version: an installed app goes on finding them after a release.
    icons: [
      { ...picture, src: `/brands/${code}/favicon.svg`, purpose: 'any' },
      { ...picture, src: `/brands/${code}/maskable.svg`, purpose: 'maskable' },
    ],
  });
};

const revision = (page: string): string => createHash('md5').update(page).digest('hex');

/**
 * The service worker for a page that is not as the build made it: a screen takes a page anew when its revision in the
 * worker's list changes.
 * @param look addresses of what the page wears: a screen that starts without the network has it too
 */
export const brandedWorker = (
  worker: string,
  page: string,
  branded: string,
  look: readonly string[] = [],
): string => {
  const known = revision(page);
  const listed = new RegExp(`\\{[^{}]*${known}[^{}]*\\}`).exec(worker)?.[0];
  if (listed === undefined) throw new Error('The service worker does not list the page of the kitchen app.');
  const more = look.map((url) => `,${JSON.stringify({ url, revision: null })}`).join('');
  return worker.replace(listed, () => listed.replaceAll(known, revision(branded)) + more);
};

/** The build of the app that this server hands out, as its first file is named; none where it was not built. */
export const newestApp = (): string | undefined => {
  const page = fileURLToPath(new URL('../../../kds/dist/index.html', import.meta.url));
  return existsSync(page) ? /-([\w-]{8})\.js"/.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
};
