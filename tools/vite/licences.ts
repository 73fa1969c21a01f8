import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that a module belongs to; nothing for our own. */
const packageOf = (id: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0/, '').split('?')[0] ?? '')?.[0];

const licenceOf = (folder: string): Licence | undefined => {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry));
  return {
    name: String(name),
    version: String(version),
    licence: String(license),
    text: file === undefined ? String(license) : readFileSync(join(folder, file), 'utf8').trim(),
  };
};

/** Writes `licences.json`: every package of which something is in the app's files, with its licence in full. */
export const licences = (): Plugin => {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
          : // Fonts are files of their own.
            part.originalFileNames.map((name) => resolve(root, name)),
      );
      const folders = new Set(sources.flatMap((id) => packageOf(id) ?? []));
      const found = [...folders].flatMap((folder) => licenceOf(folder) ?? []);
      const unique = new Map(found.map((licence) => [`${licence.name} ${licence.version}`, licence]));
      const sorted = [...unique.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.json',
        source: JSON.stringify(sorted.map(([, licence]) => licence)),
      });
    },
  };
};
