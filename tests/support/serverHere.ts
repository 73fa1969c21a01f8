import { readConfig } from '../../apps/server/src/config.ts';
import { start } from '../../apps/server/src/start.ts';
import { answeringAt, environmentOf, type Running, type ServerOptions } from './server.ts';

/**
 * Starts the platform in the process of the tests: the same start as the program's, at a port of its own, with nothing
 * of this process's environment. A process of its own would cost each test file two seconds.
 */
export const startHere = async (options: ServerOptions): Promise<Running> => {
  let text = '';
  const { url, beginning, stop } = await start(readConfig(environmentOf(options)), {
    reset: false,
    logStream: { write: (line) => void (text += line) },
  });
  return { ...answeringAt(url), said: () => text, beginning, stop };
};
