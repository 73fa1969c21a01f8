import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {object} Owner a package, an app or an area of one, with texts of its own
 * @property {string} path its folder, relative to the root, with forward slashes
 * @property {Awaited<ReturnType<typeof getCatalogs>>[number]} catalogue its Lingui catalogue
 */

const config = getConfig({ cwd: root });

export const { locales } = config;
export const sourceLocale = /** @type {string} */ (config.sourceLocale);

/** @returns {Promise<Owner[]>} every owner that lingui.config.ts names */
export async function owners() {
  const catalogues = await getCatalogs(config);
  return catalogues.map((catalogue) => ({ path: ownerOf(catalogue.path), catalogue }));
}

/** @param {string} path a catalogue's path; absolute or relative to the root */
function ownerOf(path) {
  const inside = path.startsWith(root) ? relative(root, path) : path;
  return inside.replaceAll('\\', '/').replace(/(?:\/src)?\/locales\/.*$/, '');
}

/**
 * What a catalogue's files lack, compared with the texts in the code.
 *
 * @param {Record<string, unknown>} extracted messages in the code, by id
 * @param {Record<string, { translation: string }>} stored messages in one language's file, by id
 * @returns {{ added: string[], obsolete: string[], untranslated: string[] }} ids
 */
export function compare(extracted, stored) {
  const inCode = Object.keys(extracted);
  const inFile = Object.keys(stored);
  return {
    added: inCode.filter((id) => !(id in stored)),
    obsolete: inFile.filter((id) => !(id in extracted)),
    untranslated: inCode.filter((id) => stored[id]?.translation === ''),
  };
}
