import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that a build does not read, or writes itself. */
const ignored =
  /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)|\.(?:test|stories|states)\.tsx?$|\.mdx?$|routeTree\.gen\.ts$/;

/**
 * One figure for a set of sources: it changes when a file's path or content changes, comes or goes, and with
 * nothing else (not with times, nor with the order in which the files are given).
 *
 * @param {Iterable<readonly [path: string, content: string | Uint8Array]>} files
 * @returns {string} sha-256, hexadecimal
 */
export function hashOf(files) {
  const lines = [...files].map(([path, content]) => `${sha256(content)} ${path}`).toSorted();
  return sha256(lines.join('\n'));
}

/**
 * @param {string} root absolute
 * @param {string[]} places files and folders relative to the root; one that does not exist counts as empty
 * @param {(path: string) => boolean} [isIgnored] by path relative to the root, with forward slashes
 * @returns {Generator<readonly [path: string, content: Uint8Array]>}
 */
export function* sources(root, places, isIgnored = (path) => ignored.test(path)) {
  for (const place of places) {
    if (isIgnored(place)) continue;
    const entry = statSync(join(root, place), { throwIfNoEntry: false });
    if (entry?.isFile()) yield [place, readFileSync(join(root, place))];
    if (!entry?.isDirectory()) continue;
    const inside = readdirSync(join(root, place)).map((name) => `${place}/${name}`);
    yield* sources(root, inside, isIgnored);
  }
}

/** @param {string | Uint8Array} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
