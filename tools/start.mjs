import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildApps } from './lib/apps-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeComplaint } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { serverProgram } from './lib/server-build.mjs';

/**
 * `npm start [-- <arguments of the server>]`: installs what is missing, builds what changed, then hands over
 * to the server and ends as it ends. No package is imported here: on a bare clone there is none.
 */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
refuse(nodeComplaint(process.versions.node, engines.node));
refuse(await ensureInstalled(console.log), 'The packages could not be installed; what npm said is above.');
refuse(await buildApps({ say: console.log }), 'The apps could not be built; what the bundler said is above.');
serve();

/**
 * @param {string | undefined} failure
 * @param {string} [summary] one sentence after it
 */
function refuse(failure, summary) {
  if (failure === undefined) return;
  console.error(failure);
  if (summary) console.error(summary);
  process.exit(1);
}

function serve() {
  const server = spawn(process.execPath, ['--enable-source-maps', serverProgram, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    forward(signal, server);
  followParent(server);
  server.on('error', (error) => refuse(`The server could not be started: ${error.message}`));
  server.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}

/**
 * Passes a signal on, and waits for the server to end by itself. A terminal's Ctrl-C reaches the server without
 * us, and a second one would cut its tidying up short.
 *
 * @param {NodeJS.Signals} signal
 * @param {import('node:child_process').ChildProcess} server
 */
function forward(signal, server) {
  process.on(signal, () => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    server.kill(signal);
  });
}

/**
 * Ends the server when npm is gone: npm hands a SIGTERM to the shell between us, which dies of it and tells
 * nobody.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
function followParent(server) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
}
