import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Versions = Readonly<Record<string, string>>;

/** Something that the page is drawn by, and a build of its own. */
export interface Subject {
  readonly name: string;
  /** The module that draws the page by it. */
  readonly entry: string;
  /** What it needs that the workspace does not have, in exact versions; empty for what is our own. */
  readonly packages: Versions;
}

const here = fileURLToPath(new URL('.', import.meta.url));
export const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Packages and builds, outside of the workspaces and of git. */
export const directoryOf = ({ name }: Subject): string => join(root, '.cache', 'bench', 'theme', name);

const peers: Readonly<Record<string, Versions>> = JSON.parse(readFileSync(join(here, 'peers.json'), 'utf8'));

export const floor: Subject = { name: 'plain', entry: join(here, 'own', 'plain.tsx'), packages: {} };
export const ours: Subject = { name: 'comanda', entry: join(here, 'own', 'comanda.tsx'), packages: {} };
export const subjects: readonly Subject[] = [
  floor,
  ours,
  ...Object.entries(peers).map(([name, packages]) => ({
    name,
    entry: join(here, 'peers', `${name}.tsx`),
    packages,
  })),
];

/** The name with the version of the library's own package, which stands first. */
export const titleOf = ({ name, packages }: Subject): string => {
  const [version] = Object.values(packages);
  return version === undefined ? name : `${name} ${version}`;
};
