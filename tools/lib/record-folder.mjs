import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { hashOf, sources } from './source-hash.mjs';
import { isCurrent, stamp } from './stamp.mjs';
import { storybookFolder, workbenchSources } from './storybook-build.mjs';

/** What was measured, a file a component and one of sizes, for the pages of the workbench to fetch. */
export const recordFolder = join(root, '.cache', 'records');

/** Where the runner of the stories keeps what they showed (`.storybook/checks/evidence.ts`). */
export const shownFolder = join(root, '.cache', 'shown');

/** @returns {import('./evidence.ts').MetStory[]} */
export function readShown() {
  const files = existsSync(shownFolder) ? readdirSync(shownFolder) : [];
  return files
    .flatMap((file) => readFileSync(join(shownFolder, file), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** @typedef {'stories' | 'sizes'} Measured */

/** @param {Measured} what */
const hashFile = (what) => join(root, '.cache', `records-${what}-hash`);

/** Of all that a record is made of and by. */
const hashNow = () =>
  hashOf(
    sources(root, [...workbenchSources, 'tools/lib', 'tools/pack'], (path) =>
      /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
    ),
  );

/**
 * Whether what is there was measured of these very sources.
 *
 * @param {Measured} what
 */
export const areRecordsCurrent = (what) => isCurrent(hashFile(what), hashNow());

/**
 * Everything was measured now.
 *
 * @param {Measured} what
 */
export const stampRecords = (what) => stamp(hashFile(what), hashNow());

/** Puts the records into the workbench that is built; one that is developed reads them where they lie. */
export function publishRecords() {
  mkdirSync(recordFolder, { recursive: true });
  if (existsSync(storybookFolder))
    cpSync(recordFolder, join(storybookFolder, 'records'), { recursive: true });
}
