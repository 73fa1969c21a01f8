import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, problemOf, table } from './lib/bundle-sizes.mjs';
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

const unbuilt = rows.find(({ app }) => app && !existsSync(manifestOf(app)));
if (unbuilt) {
  console.error(`apps/${unbuilt.app} is not built: npm run build does that.`);
  process.exit(1);
}
const verdicts = rows.map((row) => {
  const size = paths(row).reduce((total, path) => total + gzipKibibytes(readFileSync(path)), 0);
  return { row, size, problem: problemOf(row, size, tolerance) };
});
console.log(table(verdicts));

if (process.argv.includes('--record')) {
  const recorded = verdicts.map(({ row, size }) => ({ ...row, recorded: Math.ceil(size * 10) / 10 }));
  writeFileSync(budgetFile, `${JSON.stringify({ ...budgets, rows: recorded }, undefined, 2)}\n`);
} else if (verdicts.some(({ problem }) => problem)) {
  console.error('Make it smaller, or record the growth with a reason: npm run sizes -- --record');
  process.exitCode = 1;
}

/**
 * @param {Row} row
 * @returns {string[]} absolute
 */
function paths(row) {
  if (row.file) return [join(root, row.file)];
  const already = row.beyond ? filesOfRow(rows.find(({ name }) => name === row.beyond)) : new Set();
  const files = [...filesOfRow(row)].filter((file) => file.endsWith(`.${row.kind}`) && !already.has(file));
  return files.map((file) => join(root, 'apps', row.app ?? '', 'dist', file));
}

/**
 * @param {Row | undefined} row
 * @returns {Set<string>}
 */
function filesOfRow(row) {
  if (!row?.app || !row.entries)
    throw new Error('A row of tools/sizes.json names no app, no entries or no known row.');
  const files = filesOf(JSON.parse(readFileSync(manifestOf(row.app), 'utf8')), row.entries);
  return row.beyond
    ? new Set([...files, ...filesOfRow(rows.find(({ name }) => name === row.beyond))])
    : files;
}

/** @param {string} app */
function manifestOf(app) {
  return join(root, 'apps', app, 'dist', '.vite', 'manifest.json');
}
