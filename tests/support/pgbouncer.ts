import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian and others put it; undefined where it is not installed. */
export const pgbouncerProgram = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
].find((path) => existsSync(path));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A port was asked for and none was given.');
  return address.port;
};
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/** A pool of connections before a database, a connection lent for one transaction, as such a server is usually run. */
export interface Bouncer {
  /** The address of the database through the pool. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Puts a real PgBouncer before the database of an address; it lends `size` connections, whoever asks. */
export const startBouncer = async (program: string, databaseUrl: string, size = 5): Promise<Bouncer> => {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const directory = await mkdtemp(join(tmpdir(), 'comanda-bouncer-'));
  const port = await freePort();
  const settings = join(directory, 'pgbouncer.ini');
  const isRoot = process.getuid?.() === 0;
  await writeFile(
    settings,
    [
      '[databases]',
      `${name} = host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      // Whoever comes is signed in to the database as above.
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${size}`,
      'ignore_startup_parameters = extra_float_digits',
      // It does not work for root.
      ...(isRoot ? ['user = nobody'] : []),
    ].join('\n'),
  );
  await chmod(directory, 0o711);
  await chmod(settings, 0o644);
  const child = spawn(program, [settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: ${said}`);
    await pause(20);
  }
  return {
    url: `postgres://comanda@127.0.0.1:${port}/${name}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
};
