import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {object} Outcome how a command ended
 * @property {number} code its exit code; 1 when a signal or the time limit ended it
 * @property {string} output what it wrote, both streams in order
 * @property {number} seconds how long it took
 * @property {boolean} timedOut
 */

const hasGroups = process.platform !== 'win32';

/** The commands that run now: a signal to this process ends them with everything that they started. */
const running = new Set();
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end and keeps its output for whoever wants to show it.
 *
 * The command gets a process group of its own, so that a time limit ends browsers and servers that it
 * started and not the command alone.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limitSeconds?: number, shell?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(file, args, { cwd = root, env = process.env, limitSeconds = 600, shell = false } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env,
      shell,
      detached: hasGroups,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    began(child);
    let output = '';
    let timedOut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    const limit = setTimeout(() => {
      timedOut = true;
      end(child);
    }, limitSeconds * 1000);

    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(limit);
      ended(child);
      resolve({ code, output, timedOut, seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    // What the command left behind in its group would hold the pipes open.
    child.on('exit', () => end(child));
    child.on('close', (code) => finish(timedOut ? 1 : (code ?? 1)));
  });
}

/**
 * Runs a command-line tool of an installed package by the Node that runs this.
 *
 * @param {string} name the package's name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(name, args, options) {
  return run(process.execPath, [binary(name), ...args], options);
}

/**
 * @param {string} name a package's name; its own command or, of several, the one of that name
 * @returns {string} the absolute path of the command's script
 */
export function binary(name) {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const command = name.slice(name.lastIndexOf('/') + 1);
  const script = typeof bin === 'string' ? bin : (bin[command] ?? Object.values(bin)[0]);
  return join(dirname(manifest), script);
}

/** @param {import('node:child_process').ChildProcess} child */
function began(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, interrupted);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, interrupted);
}

/** @param {NodeJS.Signals} signal */
function interrupted(signal) {
  for (const child of running) end(child);
  process.exit(128 + constants.signals[signal]);
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It is gone already.
  }
}
