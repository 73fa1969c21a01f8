import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverProgram } from '../../tools/lib/server-build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerOptions {
  readonly dataDirectory: string;
  /** A database that exists; without it the server starts its own cluster in the data directory. */
  readonly databaseUrl?: string;
  /** More of its environment: `COMANDA_SIMULATOR` is off unless it is named here. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A port that must be kept over a restart; any free one otherwise. */
  readonly port?: number;
}
export interface Server {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly said: () => string;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
  /** Takes its power away. */
  readonly kill: () => Promise<void>;
}

/** Starts the real server as `npm start` does, and waits until it says where it answers. */
export const startServer = async ({
  dataDirectory,
  databaseUrl,
  environment = {},
  port = 0,
}: ServerOptions): Promise<Server> => {
  const child = spawn(process.execPath, ['--enable-source-maps', serverProgram], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      COMANDA_DATA: dataDirectory,
      COMANDA_MODE: 'demo',
      COMANDA_SIMULATOR: 'off',
      DATABASE_URL: databaseUrl ?? '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      text += part.toString();
      const address = /answers at (http:\/\/\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    port: Number(new URL(origin).port),
    process: child,
    said: () => text,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
