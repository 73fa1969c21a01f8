import { build } from 'vite';

/**
 * Modules as one script that a page can run.
 *
 * @param {string} entry the absolute path of a TypeScript module
 * @param {import('vite').InlineConfig} [config] for what is more than plain TypeScript
 * @returns {Promise<string>}
 */
export async function pageScript(entry, config = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    ...config,
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error(`${entry} was not built`);
  return first.output[0].code;
}
