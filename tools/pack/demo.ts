import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../vite/root.ts';

export interface Demo {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

/** Starts the platform with its demo businesses, on data of its own, while something is done with it. */
export async function withDemo<T>(act: (demo: Demo) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'comanda-demo-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      COMANDA_MODE: 'demo',
      COMANDA_DATA: data,
      COMANDA_SIMULATOR: 'off',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  try {
    let said = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const hear = (part: Buffer): void => {
        said += part.toString();
        const address = /answers at (http:\/\/\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', () => reject(new Error(`The platform did not start: ${said}`)));
    });
    return await act({ origin, email: 'owner@comanda.test', password: 'comanda-demo' });
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
