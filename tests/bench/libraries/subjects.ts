import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Versions = Readonly<Record<string, string>>;

/** What a page is drawn by, each with a build of its own. */
export interface Subject {
  readonly name: string;
  /** The module that says how it draws each part of a page: a `Library`. */
  readonly adapter: string;
  /** What it needs that the workspace does not have, in exact versions; empty for what the workspace has. */
  readonly packages: Versions;
}

const here = fileURLToPath(new URL('.', import.meta.url));
export const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Packages and builds, outside of the workspaces and of git. */
export const directoryOf = ({ name }: Subject): string => join(root, '.cache', 'bench', name);
export const isPeer = ({ packages }: Subject): boolean => Object.keys(packages).length > 0;

const own = (name: string): Subject => ({ name, adapter: join(here, 'own', `${name}.tsx`), packages: {} });
/** Elements and a stylesheet, no library: what every figure is a multiple of. */
export const floor = own('plain');
export const ours = own('comanda');
/** What ours are made of, with no style and nothing around them. */
export const bare = own('rac');
const peers: Readonly<Record<string, Versions>> = JSON.parse(readFileSync(join(here, 'peers.json'), 'utf8'));
export const libraries: readonly Subject[] = Object.entries(peers).map(([name, packages]) => ({
  name,
  adapter: join(here, 'peers', `${name}.tsx`),
  packages,
}));

/** The name with the version of the library's own package, which stands first. */
export const titleOf = ({ name, packages }: Subject): string => {
  const [version] = Object.values(packages);
  return version === undefined ? name : `${name} ${version}`;
};
