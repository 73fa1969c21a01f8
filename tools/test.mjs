import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { nodeComplaint } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm test`: installs what is missing, finds a browser and checks everything that must hold for a change, some steps
 * beside each other. Every step runs, whatever failed before it, unless nothing could be built; what failed stands
 * together at the end, and how the run went in `.cache/reports/last-run.json`.
 * `npm run test:full` adds what is too long for every change; `-- --resume` goes on with the first step that has not passed
 * on this very tree. `-- <step>…` runs the named steps only.
 */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const complaint = nodeComplaint(process.versions.node, engines.node);
if (complaint) stop(complaint);
const failure = await ensureInstalled(console.log);
if (failure !== undefined) stop(`${failure}\nThe packages could not be installed; what npm said is above.`);

// What follows stands on installed packages.
const { findChromium } = await import('./lib/chromium.mjs');
const { run } = await import('./lib/process.mjs');
const { readProgress, reportFolder } = await import('./lib/progress.mjs');
const { keepRun, passedOn, summaryOf, treeOf } = await import('./lib/runs.mjs');
const { sideBySide, steps } = await import('./lib/steps.mjs');

const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
if (unknown) stop(`There is no step ${unknown}; there are ${steps.map(({ name }) => name).join(', ')}.`);

const tree = await treeOf();
const kept = isFull ? 'full-run' : 'last-run';
const before = process.argv.includes('--resume') ? passedOn(kept, tree) : [];
const chosen = steps
  .filter(({ name, onlyFull }) => (wanted.length > 0 ? wanted.includes(name) : isFull || !onlyFull))
  .filter(({ name }) => !before.some((result) => result.name === name));

mkdirSync(reportFolder, { recursive: true });
for (const { name } of chosen) rmSync(join(reportFolder, `${name}.jsonl`), { force: true });
const seed = process.env['COMANDA_SEED'] ?? (isFull ? String(randomInt(1, 2 ** 31)) : '');
if (seed !== '') console.log(`Values are drawn with COMANDA_SEED=${seed}`);
const env = {
  ...process.env,
  COMANDA_SEED: seed,
  CHROMIUM_PATH: await browser(),
  NO_COLOR: '1',
  COMANDA_FULL: isFull ? '1' : '',
};
// Tests are no production and write no colours into a log, whatever the shell says.
for (const name of ['NODE_ENV', 'FORCE_COLOR']) Reflect.deleteProperty(env, name);

/**
 * @param {import('./lib/steps.mjs').Step} step
 * @returns {Promise<import('./lib/runs.mjs').Result>}
 */
async function check({ name, command, usualSeconds, fullSeconds, isCounted }) {
  const limitSeconds = 3 * ((isFull && fullSeconds) || usualSeconds);
  const { code, output, seconds, timedOut } = await run(process.execPath, command, {
    env: { ...env, COMANDA_STEP: name },
    limitSeconds,
  });
  const { unfinished, ...tally } = readProgress(isCounted ? name : '');
  const failed = [...tally.failed];
  if (timedOut)
    failed.push(`${name} was ended after ${limitSeconds} s, at: ${unfinished.join(', ') || name}`);
  else if (code !== 0 && failed.length === 0) failed.push(name);
  const result = { name, seconds, ...tally, failed };
  console.log(line(result));
  if (failed.length > 0) outputs.push(`--- ${name}\n${output.trimEnd().slice(-40_000)}`);
  return result;
}

/** @type {string[]} what the runners of failed steps said */
const outputs = [];
const results = [...before];
for (const together of sideBySide(chosen)) {
  const ended = await Promise.all(together.map(check));
  results.push(...ended);
  if (isFull) keepRun(kept, tree, results);
  if (together.some((step, place) => step.ends && (ended[place]?.failed.length ?? 0) > 0)) break;
}
const notRun = chosen.filter(({ name }) => !results.some((result) => result.name === name));
if (wanted.length === 0) keepRun(kept, tree, results);

for (const output of outputs) console.error(output);
const { lines, isGreen } = summaryOf(
  results,
  notRun.map(({ name }) => name),
);
for (const words of lines) console.log(words);
process.exitCode = isGreen ? 0 : 1;

/** @param {import('./lib/runs.mjs').Result} result */
function line({ name, seconds, passed, skipped, failed, flaky }) {
  const words = [name.padEnd(10), `${seconds.toFixed(1)} s`.padStart(8)];
  if (passed > 0) words.push(` ${passed} passed`);
  if (flaky.length > 0) words.push(`, ${flaky.length} flaky`);
  if (skipped > 0) words.push(`, ${skipped} skipped`);
  return `${(failed.length > 0 ? 'FAILED' : 'ok').padEnd(7)}${words.join('')}`;
}

async function browser() {
  try {
    return await findChromium();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
