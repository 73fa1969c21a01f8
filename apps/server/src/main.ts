import { readConfig } from './config.ts';
import { takeLock } from './db/embedded/lock.ts';
import { printProblem, printStarted, printStopped } from './print.ts';
import { Problem } from './problem.ts';

/*
 * `main.js [--reset]`: starts the platform and ends it on SIGINT or SIGTERM. What is wrong with
 * the way it was started is one sentence and a code that is not zero.
 */
const fail = (error: unknown): void => {
  process.exitCode = 1;
  printProblem(
    error instanceof Problem
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error),
  );
};

const run = async (): Promise<void> => {
  const parameters = process.argv.slice(2);
  const unknown = parameters.find((parameter) => parameter !== '--reset');
  if (unknown !== undefined)
    throw new Problem(`The server knows --reset and nothing else, not "${unknown}".`);
  const config = readConfig(process.env);
  // Before anything that takes time is loaded, so that a second server says at once why it ends.
  const unlock = config.databaseUrl === undefined ? takeLock(config.dataDirectory) : () => undefined;
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  try {
    const { start } = await import('./start.ts');
    const started = await start(config, { reset: parameters.includes('--reset') });
    printStarted(config, started);
    await interrupted;
    await started.stop();
    printStopped();
  } finally {
    unlock();
  }
};

await run().catch(fail);
// Whatever a library still keeps open has nothing left to do.
process.exit();
