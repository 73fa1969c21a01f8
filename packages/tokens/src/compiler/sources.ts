import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSource } from './brand-source.ts';
import type { Sources } from './outputs.ts';
import { isObject, type Json, type JsonObject } from './tree.ts';

/** Reads everything that people write: from the package's `src`, and the brands beside it. */
export function readSources(src: string): Sources {
  const source = join(src, 'source');
  const documents = (folder: string, ending: RegExp): ReadonlyMap<string, JsonObject> =>
    new Map(
      files(folder)
        .filter((path) => ending.test(path))
        .sort()
        .map((path) => [path, readJson(join(folder, path))]),
    );
  return {
    resolver: readJson(join(source, 'comanda.resolver.json')),
    tokens: documents(source, /\.tokens\.json$/),
    reset: readFileSync(join(source, 'reset.css'), 'utf8'),
    brands: brandSources(join(src, '..', 'brands')),
  };
}

/** The brands of a folder, in the order of their names. */
export function brandSources(folder: string): readonly BrandSource[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => brandSource(folder, file));
}

export function brandSource(folder: string, file: string): BrandSource {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  return {
    file,
    text: read(file),
    beside: (path) => (existsSync(join(folder, path)) ? read(path) : undefined),
    bytes: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined),
  };
}

function files(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
}

function readJson(path: string): JsonObject {
  const json: Json = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(json)) throw new Error(`${path} must hold an object`);
  return json;
}
