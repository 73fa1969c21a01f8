import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Where the runner of the stories keeps what they met (`.storybook/checks/pairs.ts`). */
export const metFolder = join(root, '.cache', 'pairs');

/**
 * @typedef {object} Met what one story met
 * @property {string} title of the component
 * @property {import('@comanda/tokens/contrast').Pair[]} pairs
 * @property {{ known: string[], unmet: string[] }} rules
 */

/** @returns {Met[]} */
export function readMet() {
  const files = existsSync(metFolder) ? readdirSync(metFolder) : [];
  return files
    .flatMap((file) => readFileSync(join(metFolder, file), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** What the workbench's pages of documentation are drawn with is in no story. */
const ofDocumentation = /^\.docs_/;

/**
 * Rules that give a colour to something but applied to nothing in any story: what they paint was never measured.
 *
 * @param {Met[]} met of all stories
 * @returns {string[]} a sentence for each
 */
export function ruleFaults(met) {
  const known = new Set(met.flatMap(({ rules }) => rules.known));
  for (const { rules } of met) for (const rule of without(rules.known, rules.unmet)) known.delete(rule);
  return [...known]
    .filter((rule) => !ofDocumentation.test(rule))
    .map((rule) => `${rule}: no story shows what it paints`);
}

/**
 * @param {string[]} all
 * @param {string[]} some
 */
function without(all, some) {
  const taken = new Set(some);
  return all.filter((one) => !taken.has(one));
}
