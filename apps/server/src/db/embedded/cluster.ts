import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { diskProblem, Problem } from '../../problem.ts';
import { type Account, databaseAccount } from './account.ts';
import { programs } from './binaries.ts';

const run = promisify(execFile);
const user = 'postgres';
const major = '18';

/** The embedded PostgreSQL while it runs. */
export interface Cluster {
  /** Connection string of a database of the cluster, as its superuser. */
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A port was asked for and none was given.');
  return address.port;
};

const saidBy = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';

/** Half a cluster is none: it is made beside its place and moved there when it is whole. */
const initialise = async (
  directory: string,
  bin: string,
  account: Account,
  password: string,
): Promise<void> => {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const passwordFile = `${directory}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const make = (characters: string): Promise<unknown> =>
    run(
      join(bin, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=und',
        '--locale=C',
        `--lc-ctype=${characters}`,
      ],
      { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
    );
  try {
    // By it the index of searching tells letters, and C knows Latin ones only; not every system has the other.
    await make('C.UTF-8').catch((error: unknown) => {
      if (!saidBy(error).includes('invalid locale')) throw error;
      return make('C');
    });
  } catch (error) {
    const said = saidBy(error);
    if (said.includes('No space left on device'))
      throw new Problem(`There is no space left on the disk of ${directory}.`, { cause: error });
    if (said.includes('Permission denied'))
      throw new Problem(
        `The user "${account.uid === undefined ? 'that runs this' : user}" cannot reach ${directory}; set COMANDA_DATA to another directory.`,
        { cause: error },
      );
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, directory);
};

/** The password that the cluster was made with, known to whoever may read the data directory's secrets. */
const passwordOf = async (dataDirectory: string): Promise<string> => {
  const file = join(dataDirectory, 'postgres.password');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
};

interface Running {
  readonly pid: number;
  readonly port: number;
}
/** A postmaster that an earlier server left behind when it was killed. */
const leftBehind = (directory: string): Running | undefined => {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
    const running = { pid: Number(lines[0]), port: Number(lines[3]) };
    process.kill(running.pid, 0);
    return running.port > 0 ? running : undefined;
  } catch {
    return undefined;
  }
};
const answers = async (url: string, milliseconds: number): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: milliseconds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};
/** Fast shutdown: open transactions are undone, everything is written; then, if that hangs, at once. */
const end = async (pid: number): Promise<void> => {
  for (const [signal, milliseconds] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    const until = Date.now() + milliseconds;
    if (!isGone(pid)) process.kill(pid, signal);
    while (!isGone(pid) && Date.now() < until) await wait(20);
    if (isGone(pid)) return;
  }
};

const settings = (port: number): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    logging_collector: 'off',
    log_min_messages: 'warning',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const launch = (
  bin: string,
  directory: string,
  log: string,
  port: number,
  account: Account,
): ChildProcess => {
  const output = openSync(log, 'a');
  try {
    // Its own session: a terminal's Ctrl-C is for the server, which ends the database when it is done with it.
    return spawn(join(bin, 'postgres'), ['-D', directory, ...settings(port)], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, LC_ALL: 'C' },
    });
  } finally {
    closeSync(output);
  }
};

const startUp = async (
  bin: string,
  directory: string,
  log: string,
  account: Account,
  urlAt: (port: number, database: string) => string,
): Promise<Running> => {
  const port = await freePort();
  const child = launch(bin, directory, log, port, account);
  const ended = new AbortController();
  for (const event of ['exit', 'error']) child.once(event, () => ended.abort());
  const until = Date.now() + 60_000;
  while (!ended.signal.aborted && Date.now() < until) {
    if (child.pid && (await answers(urlAt(port, 'postgres'), 2_000))) {
      child.unref();
      return { pid: child.pid, port };
    }
    await wait(25);
  }
  if (child.pid && !ended.signal.aborted) await end(child.pid);
  const said = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' ');
  throw new Problem(
    said.includes('No space left on device')
      ? `There is no space left on the disk of ${directory}.`
      : `The embedded PostgreSQL did not start; the end of ${log} says why: ${said}`,
  );
};

/**
 * Starts the cluster in the data directory, making it when it is not there. A postmaster that a killed server left
 * behind is taken over when it answers, and ended when it does not.
 */
export const startCluster = async (dataDirectory: string): Promise<Cluster> => {
  const directory = join(dataDirectory, 'cluster');
  const log = join(dataDirectory, 'postgres.log');
  try {
    const account = await databaseAccount();
    // The database's user passes through; the secrets beside the cluster have their own modes.
    if (account.uid !== undefined) await chmod(dataDirectory, 0o711);
    const password = await passwordOf(dataDirectory);
    const urlAt = (port: number, database: string): string =>
      `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
    const bin = await programs(dataDirectory, account);
    if (!existsSync(directory)) await initialise(directory, bin, account, password);
    const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
    if (version !== major)
      throw new Problem(
        `The data in ${dataDirectory} belong to PostgreSQL ${version}, and this release brings ${major}.`,
      );
    let running = leftBehind(directory);
    if (running && !(await answers(urlAt(running.port, 'postgres'), 3_000))) {
      await end(running.pid);
      running = undefined;
    }
    const { pid, port } = running ?? (await startUp(bin, directory, log, account, urlAt));
    return { url: (database) => urlAt(port, database), stop: () => end(pid) };
  } catch (error) {
    throw diskProblem(error, dataDirectory);
  }
};

/** Ends a postmaster that may run and removes the cluster with everything in it. */
export const removeCluster = async (dataDirectory: string): Promise<void> => {
  const directory = join(dataDirectory, 'cluster');
  const running = leftBehind(directory);
  if (running) await end(running.pid);
  await rm(directory, { recursive: true, force: true });
};
