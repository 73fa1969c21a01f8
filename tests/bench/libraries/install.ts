import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directoryOf, isPeer, root, type Subject } from './subjects.ts';

const limitMs = 600_000;
const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
/** React as the workspace has it, for all. */
const react = (): Readonly<Record<string, string>> => {
  const { devDependencies }: { devDependencies: Record<'react' | 'react-dom', string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return { react: devDependencies.react, 'react-dom': devDependencies['react-dom'] };
};

/**
 * Installs a peer beside the workspaces, unless it is there in these versions: neither our packages nor our lock know
 * of it. No package's scripts run.
 *
 * @throws what npm said, when the peer cannot be had.
 */
export const install = (subject: Subject): void => {
  if (!isPeer(subject)) return;
  const directory = directoryOf(subject);
  const manifest = JSON.stringify({ private: true, dependencies: { ...react(), ...subject.packages } });
  const done = join(directory, 'installed.json');
  if (read(done) === manifest) return;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), manifest);
  const args = [
    'install',
    '--prefix',
    directory,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env['npm_execpath'];
  const [file, start] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { status, stderr, error } = spawnSync(file, [...start, ...args], {
    cwd: directory,
    encoding: 'utf8',
    timeout: limitMs,
  });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim());
  writeFileSync(done, manifest);
};
