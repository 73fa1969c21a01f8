import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskProblem, Problem } from '../../problem.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
/** When a process began, where the system tells: a number used again is then not taken for the same process. */
const birthOf = (pid: number): string => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};
const holderOf = (content: string): number | undefined => {
  const [pid = 0, birth = ''] = content
    .trim()
    .split(' ')
    .map((part, index) => (index === 0 ? Number(part) : part));
  return typeof pid === 'number' && pid > 0 && isAlive(pid) && birthOf(pid) === birth ? pid : undefined;
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * One server a data directory. Answers the release of the lock; refuses while another process holds it, and takes
 * it over from one that is gone. The lock appears whole or not at all, so that nobody reads half of it.
 */
export const takeLock = (dataDirectory: string): (() => void) => {
  const path = join(dataDirectory, 'server.lock');
  const own = join(dataDirectory, `server.lock.${randomUUID()}`);
  try {
    writeFileSync(own, `${process.pid} ${birthOf(process.pid)}`);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        linkSync(own, path);
        return () => unlinkSync(path);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const content = read(path);
      if (content === undefined) continue;
      const holder = holderOf(content);
      if (holder !== undefined)
        throw new Problem(`Another server (process ${holder}) already uses the data in ${dataDirectory}.`);
      const stale = `${own}.stale`;
      try {
        renameSync(path, stale);
      } catch {
        continue;
      }
      // Somebody may have taken the lock over in between: theirs goes back.
      if (read(stale) === content) unlinkSync(stale);
      else renameSync(stale, path);
    }
    throw new Problem(`The lock of ${dataDirectory} could not be taken; try again.`);
  } catch (error) {
    throw diskProblem(error, dataDirectory);
  } finally {
    try {
      unlinkSync(own);
    } catch {
      // It was never written.
    }
  }
};
