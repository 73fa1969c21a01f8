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
/** A server that answers, wherever it runs. */
export interface Running {
  readonly origin: string;
  readonly port: number;
  /** What it has said so far. */
  readonly said: () => string;
  /** Where the first operator is made, as a start in production prints it. */
  readonly beginning?: string | undefined;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
}
export interface Server extends Running {
  readonly process: ChildProcess;
  /** Takes its power away. */
  readonly kill: () => Promise<void>;
}

/** Keys drawn for tests, and a push service where nobody answers. */
export const nobodyPushes = 'http://127.0.0.1:9';
const pushing = {
  COMANDA_PUSH_PUBLIC_KEY:
    'BCk3s32YTuY_WSyYujREgc9Hgv0cNdG5HVFFmut8jOYpcRJTV-NIgkO7-fL9raQZDyiDQVmSC6s7qezUrZS4AsU',
  COMANDA_PUSH_PRIVATE_KEY: 'se1fLm0BFoB_zEBhEeiNa-bmpCXzi__5v8KFcqsURVM',
  COMANDA_PUSH_CONTACT: 'mailto:office@comanda.test',
  COMANDA_PUSH_HOSTS: new URL(nobodyPushes).host,
};

/** The environment of a server in demo mode without simulated tills. */
export const environmentOf = ({
  dataDirectory,
  databaseUrl,
  environment,
  port = 0,
}: ServerOptions): Readonly<Record<string, string>> => ({
  PORT: String(port),
  COMANDA_DATA: dataDirectory,
  COMANDA_MODE: 'demo',
  COMANDA_SIMULATOR: 'off',
  COMANDA_TILLS_PAST: '0',
  DATABASE_URL: databaseUrl ?? '',
  ...pushing,
  ...environment,
});
/** A running server by the address that it answers at. */
export const answeringAt = (origin: string): Pick<Running, 'origin' | 'port'> => ({
  origin,
  port: Number(new URL(origin).port),
});

/** Starts the real server as `npm start` does, and waits until it says where it answers. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const child = spawn(process.execPath, ['--enable-source-maps', serverProgram], {
    cwd: root,
    env: { ...process.env, ...environmentOf(options) },
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
    ...answeringAt(origin),
    process: child,
    said: () => text,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
