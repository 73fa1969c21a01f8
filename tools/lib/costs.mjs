import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Where the runner of the stories keeps what each check took (`.storybook/checks/clock.ts`). */
export const costFolder = join(root, '.cache', 'stories-cost');

/** @returns {string[]} a line for each check with what it takes on average of a story, the dearest first */
export function costLines() {
  const files = existsSync(costFolder) ? readdirSync(costFolder) : [];
  const lines = files.flatMap((file) =>
    readFileSync(join(costFolder, file), 'utf8').split('\n').filter(Boolean),
  );
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const line of lines)
    for (const [check, milliseconds] of Object.entries(JSON.parse(line).costs))
      sums.set(check, (sums.get(check) ?? 0) + Number(milliseconds));
  const all = [...sums.values()].reduce((sum, value) => sum + value, 0);
  return [...[...sums].toSorted(([, a], [, b]) => b - a), ['together', all]].map(
    ([check, sum]) => `${(Number(sum) / Math.max(1, lines.length)).toFixed(0).padStart(5)} ms ${check}`,
  );
}
