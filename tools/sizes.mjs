import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, laterParts, problemOf, table } from './lib/bundle-sizes.mjs';
import { gzipKibibytes } from './lib/gzip-size.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run sizes`: compares the built apps with the budgets of tools/sizes.json, and fails when one is exceeded
 * or a size has grown past its last accepted value. `-- --record` accepts the sizes of now.
 *
 * @typedef {import('./lib/bundle-sizes.mjs').Row} Row
 */
const budgetFile = join(root, 'tools', 'sizes.json');
/** @type {{ tolerance: number, rows: Row[] }} */
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
const { tolerance, rows } = budgets;

const unbuilt = rows.find(({ app }) => app && !existsSync(manifestFile(app)));
if (unbuilt) {
  console.error(`apps/${unbuilt.app} is not built: npm run build does that.`);
  process.exit(1);
}
const verdicts = rows.map((row) => {
  const [largest] = measured(row).toSorted((one, other) => other.size - one.size);
  const size = largest?.size ?? 0;
  return { row, size, problem: problemOf(row, size, tolerance), largest: row.each && largest?.part };
});
console.log(table(verdicts));

if (process.argv.includes('--record')) {
  const recorded = verdicts.map(({ row, size }) => ({ ...row, recorded: Math.ceil(size * 10) / 10 }));
  writeFileSync(budgetFile, `${JSON.stringify({ ...budgets, rows: recorded }, undefined, 2)}\n`);
} else if (verdicts.some(({ problem }) => problem)) {
  console.error('Make it smaller, or record the growth with a reason: npm run sizes -- --record');
  process.exitCode = 1;
}

/** @param {string[]} paths */
function sum(paths) {
  return paths.reduce((total, path) => total + gzipKibibytes(readFileSync(path)), 0);
}

/**
 * @param {Row} row
 * @returns {{ part: string, size: number }[]} one for each part that the row is about, in KiB
 */
function measured(row) {
  if (row.file) return [{ part: row.name, size: sum([join(root, row.file)]) }];
  const already = row.beyond ? filesOfRow(rows.find(({ name }) => name === row.beyond)) : new Set();
  const added = (/** @type {Iterable<string>} */ files) =>
    sum(
      [...files]
        .filter((file) => file.endsWith(`.${row.kind}`) && !already.has(file))
        .map((file) => join(root, 'apps', row.app ?? '', 'dist', file)),
    );
  if (!row.each) return [{ part: row.name, size: added(filesOfRow(row)) }];
  const manifest = manifestOf(row.app ?? '');
  return laterParts(manifest).map((part) => ({ part, size: added(filesOf(manifest, [part])) }));
}

/**
 * @param {Row | undefined} row
 * @returns {Set<string>}
 */
function filesOfRow(row) {
  if (!row?.app || !row.entries)
    throw new Error('A row of tools/sizes.json names no app, no entries or no known row.');
  const files = filesOf(manifestOf(row.app), row.entries);
  return row.beyond
    ? new Set([...files, ...filesOfRow(rows.find(({ name }) => name === row.beyond))])
    : files;
}

/** @param {string} app */
function manifestFile(app) {
  return join(root, 'apps', app, 'dist', '.vite', 'manifest.json');
}
/**
 * @param {string} app
 * @returns {import('./lib/bundle-sizes.mjs').Manifest}
 */
function manifestOf(app) {
  return JSON.parse(readFileSync(manifestFile(app), 'utf8'));
}
