import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './outputs.ts';
import { isObject, type Json, type JsonObject } from './tree.ts';

/** Reads everything that people write from the package's `src`. */
export function readSources(src: string): Sources {
  const source = join(src, 'source');
  const brands = join(src, 'brands');
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
    brands: documents(brands, /^[^/]+\.json$/),
    brandAssets: new Set(files(brands)),
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
