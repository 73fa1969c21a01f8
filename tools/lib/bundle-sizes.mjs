/**
 * @typedef {object} Chunk an entry of Vite's manifest, as far as sizes need it
 * @property {string} file
 * @property {string[]} [css]
 * @property {string[]} [imports] keys of the manifest that are loaded with it
 * @property {boolean} [isDynamicEntry] whether it is fetched by an `import()`
 *
 * @typedef {Record<string, Chunk>} Manifest
 *
 * @typedef {object} Row one line of tools/sizes.json
 * @property {string} name
 * @property {number} budget KiB, gzip
 * @property {string} [app] folder below `apps`; its `dist` is measured
 * @property {'js' | 'css'} [kind] which files of the app count
 * @property {string[]} [entries] keys of the manifest: what the browser asks for, with all that it imports
 * @property {true} [each] instead of entries: every part that the app fetches later is measured, and the largest counts
 * @property {string} [beyond] name of an earlier row whose files are there already and do not count again
 * @property {string} [file] instead of an app: one file, relative to the root
 * @property {number} [recorded] KiB at the last accepted state
 *
 * @typedef {{ row: Row, size: number, problem: string | undefined, largest?: string | undefined }} Verdict
 */

/**
 * All files that the browser loads for some entries: the chunks, what they import statically and the styles.
 *
 * @param {Manifest} manifest
 * @param {string[]} entries
 * @returns {Set<string>} paths below `dist`
 * @throws {Error} when an entry is not in the manifest: a renamed page must not measure as nothing
 */
export function filesOf(manifest, entries) {
  const files = /** @type {Set<string>} */ (new Set());
  const seen = new Set();
  const open = [...entries];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no entry of the build; tools/sizes.json names it.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}

/**
 * Keys of the parts that an app fetches later.
 *
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export const laterParts = (manifest) =>
  Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) => (isDynamicEntry ? [key] : []));

/**
 * @param {Row} row
 * @param {number} size KiB
 * @param {number} tolerance by how much a size may exceed the recorded one, as a fraction
 * @returns {string | undefined} why the report fails
 */
export function problemOf({ budget, recorded }, size, tolerance) {
  if (size > budget) return `over its budget of ${budget} KiB`;
  if (recorded !== undefined && size > recorded * (1 + tolerance)) {
    return `grown from ${recorded} KiB by more than ${tolerance * 100} %`;
  }
  return undefined;
}

/**
 * @param {Verdict[]} verdicts
 * @returns {string} a table for people
 */
export function table(verdicts) {
  const width = Math.max(...verdicts.map(({ row }) => row.name.length));
  return verdicts
    .map(({ row, size, problem, largest }) => {
      const figures = `${size.toFixed(1).padStart(7)} of ${String(row.budget).padStart(5)} KiB`;
      const part = largest === undefined ? '' : `  ${largest}`;
      return `${row.name.padEnd(width)} ${figures}${part}${problem ? `  ${problem}` : ''}`;
    })
    .join('\n');
}
