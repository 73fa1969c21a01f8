import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {string} file where the figure of the last successful run is kept
 * @param {string} hash the figure of now
 */
export function isCurrent(file, hash) {
  try {
    return readFileSync(file, 'utf8').trim() === hash;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
}
