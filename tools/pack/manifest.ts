import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const versions = z.optional(z.record(z.string(), z.string()));
const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: versions,
  peerDependencies: versions,
});
export type Manifest = z.infer<typeof manifestShape>;

export function readManifest(folder: string): Manifest {
  return manifestShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** What a published package exports, by its sub-path. */
export type Exports = Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;

/** A package as it lies ready to be published. */
export interface Packed {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly exports: Exports;
  } & Readonly<Record<string, unknown>>;
}

/**
 * Whose contexts an application shares with our components: a second copy of one of them would be a second language.
 * The application brings them, so that there is one.
 */
const shared = new Set(['@lingui/core', '@lingui/react', 'react-aria-components', 'react', 'react-dom']);

/** The workspace names exact versions, so that everybody builds the same; who installs a package gets its repairs. */
const range = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);

/** `@lingui/react` of `@lingui/react/macro`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The versions of what a package imports once it is built; what only its build needed is not among them.
 *
 * @param imported names as they stand in modules and declarations
 * @throws Error for one that the package does not declare
 */
export function dependenciesOf(
  manifest: Manifest,
  imported: Iterable<string>,
): { dependencies: Record<string, string>; peerDependencies: Record<string, string> } {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const names = new Set([...imported].filter((name) => !/^[./#]/.test(name)).map(packageOf));
  for (const peer of Object.keys(manifest.peerDependencies ?? {})) names.add(peer);
  const entries = [...names].sort().map((name): [string, string] => {
    const version = declared[name];
    if (!version) throw new Error(`${manifest.name} imports ${name}, which it does not declare.`);
    return [name, range(version)];
  });
  return {
    dependencies: Object.fromEntries(entries.filter(([name]) => !shared.has(name))),
    peerDependencies: Object.fromEntries(entries.filter(([name]) => shared.has(name))),
  };
}
