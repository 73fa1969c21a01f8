import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../../problem.ts';

const run = promisify(execFile);

/** Whom PostgreSQL runs as. It refuses the administrator, so as root it runs as the system user `postgres`. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const idOf = async (flag: '-u' | '-g'): Promise<number> =>
  Number((await run('id', [flag, 'postgres'])).stdout.trim());

const found = async (): Promise<Account | undefined> => {
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    return undefined;
  }
};

/** Commands that make a system user, by the systems that have them. */
const makers: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'],
  ['adduser', '-S', '-D', '-H', '-s', '/bin/false', 'postgres'],
];

export const databaseAccount = async (): Promise<Account> => {
  if (process.getuid?.() !== 0) return {};
  const there = await found();
  if (there) return there;
  for (const [command, ...parameters] of makers) {
    await run(command, parameters).catch(() => undefined);
    const made = await found();
    if (made) return made;
  }
  throw new Problem(
    'PostgreSQL does not run as root and the system user "postgres" could not be made; start as another user.',
  );
};
