import { getCatalogs } from '@lingui/cli/api';
import { babelRe, extractFromFileWithBabel, getBabelParserOptions } from '@lingui/cli/api/extractors/babel';
import { getConfig } from '@lingui/conf';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {object} Owner a package, an app or an area of one, with texts of its own
 * @property {string} path its folder, relative to the root, with forward slashes
 * @property {Awaited<ReturnType<typeof getCatalogs>>[number]} catalogue its Lingui catalogue
 */

/**
 * Lingui's own extractor, for the files that can have a text: each of its signs, a macro, a component, a call of `i18n` or a
 * comment, names one of the two. To parse the others, three of four, is most of the work.
 *
 * @type {import('@lingui/conf').ExtractorType}
 */
const quick = {
  match: (filename) => babelRe.test(filename),
  async extract(filename, code, tell, context) {
    if (!context) throw new Error('The extractor is given no configuration.');
    const plugins = getBabelParserOptions(filename, context.linguiConfig.extractorParserOptions);
    if (/lingui|i18n/.test(code)) await extractFromFileWithBabel(filename, code, tell, context, { plugins });
  },
};
const config = { ...getConfig({ cwd: root }), extractors: [quick] };

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
