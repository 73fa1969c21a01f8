import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { nodeComplaint } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm test`: installs what is missing, finds a browser and checks everything that must hold for a change, each
 * step within its time limit; some beside each other. A step shows its output only when it fails, and the first that
 * fails ends the run.
 * `npm run test:full` adds what is too long for every change. `-- <step>…` runs the named steps only.
 */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const complaint = nodeComplaint(process.versions.node, engines.node);
if (complaint) stop(complaint);
const failure = await ensureInstalled(console.log);
if (failure !== undefined) stop(`${failure}\nThe packages could not be installed; what npm said is above.`);

// What follows stands on installed packages.
const { findChromium } = await import('./lib/chromium.mjs');
const { run } = await import('./lib/process.mjs');
const { readCounts, sum } = await import('./lib/reports.mjs');
const { reportFolder, sideBySide, steps } = await import('./lib/steps.mjs');

const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
if (unknown) stop(`There is no step ${unknown}; there are ${steps.map(({ name }) => name).join(', ')}.`);
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
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

/** @param {import('./lib/steps.mjs').Step} step */
async function check({ name, command, report, ...limits }) {
  const limitSeconds = (isFull && limits.fullLimitSeconds) || limits.limitSeconds;
  const { code, output, seconds, timedOut } = await run(process.execPath, command, { env, limitSeconds });
  const counted = report ? readCounts(report) : { passed: 0, failed: 0, skipped: 0 };
  const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
  if (failed > 0) console.error(output.trimEnd());
  if (timedOut) console.error(`${name} was ended after its limit of ${limitSeconds} s.`);
  console.log(line(name, seconds, report ? counted : undefined, failed > 0));
  return { ...counted, failed };
}

const results = [];
for (const together of sideBySide(chosen)) {
  const ended = await Promise.all(together.map(check));
  results.push(...ended);
  if (sum(ended).failed > 0) break;
}
const { passed, failed } = sum(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {number} seconds
 * @param {import('./lib/reports.mjs').Counts | undefined} counts
 * @param {boolean} hasFailed
 */
function line(name, seconds, counts, hasFailed) {
  const words = [hasFailed ? 'FAILED' : 'ok', name.padEnd(10), `${seconds.toFixed(1)} s`.padStart(8)];
  if (counts) words.push(` ${counts.passed} passed`);
  if (counts?.skipped) words.push(`, ${counts.skipped} skipped`);
  return `${words[0]?.padEnd(7)}${words.slice(1).join('')}`;
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
