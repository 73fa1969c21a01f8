import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = 'apps/simulator/src/main.ts';
const shortest = 1_000;
const longest = 60_000;

interface Options {
  readonly url: string;
  /** File with the tills' names and licences. */
  readonly licences: string;
  /** File with the credentials of the cooks' screens; without it nobody cooks. */
  readonly screens: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Runs the simulated tills and cooks of demo mode beside the server, as a process of their own that knows nothing but
 * an address, licences and credentials. One that ends is started again, more slowly each time. Answers how to end them.
 */
export const startTills = ({ url, licences, screens, log }: Options): (() => Promise<void>) => {
  let child: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = shortest;
  const start = (): void => {
    const began = Date.now();
    child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      // Its own session, as the database has: this server ends it.
      detached: true,
      // The channel ends with the server, however it ends, and the tills with it.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        COMANDA_URL: url,
        COMANDA_TILLS: licences,
        // A demo that begins has two weeks to look back on, and their weekdays to compare with.
        COMANDA_TILLS_PAST: process.env['COMANDA_TILLS_PAST'] ?? '15',
        ...(screens !== undefined && { COMANDA_SCREENS: screens }),
      },
    });
    child.once('error', (error) => log.warn({ err: error }, 'the simulated tills did not start'));
    child.once('exit', (code, signal) => {
      if (stopped) return;
      pause = Date.now() - began > longest ? shortest : Math.min(pause * 2, longest);
      log.warn({ code, signal, milliseconds: pause }, 'the simulated tills ended and start again');
      again = setTimeout(start, pause);
    });
  };
  start();
  return async () => {
    stopped = true;
    clearTimeout(again);
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    const limit = setTimeout(() => running.kill('SIGKILL'), 3_000);
    await ended;
    clearTimeout(limit);
  };
};
