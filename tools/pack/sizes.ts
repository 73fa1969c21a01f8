import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Scales } from './scales.ts';

const rowShape = z.object({
  name: z.string(),
  /** Those that are used together, for an application that has React and two languages; `*` is all of them. */
  components: z.optional(z.array(z.string())),
  /** Instead: a module of tests/outside/src, with all that it needs in one language: React and styles too. */
  page: z.optional(z.string()),
  /**
   * KiB, gzip. Of components their scripts that are there before anything is pressed; styles, and what is
   * fetched when it is wanted, stand beside it and count only in a page, which has its styles in the figure.
   */
  budget: z.number(),
});
const budgetsShape = z.object({
  /** By what part of it a budget may be exceeded. */
  tolerance: z.number(),
  rows: z.array(rowShape),
});

/**
 * Measures what tools/pack/sizes.json lists in the packages as they are published.
 *
 * @param components every sub-path that is a component
 * @returns what is too large
 */
export async function checkSizes(
  scales: Scales,
  components: readonly string[],
  say: (line: string) => void,
): Promise<readonly string[]> {
  const { tolerance, rows } = budgetsShape.parse(
    JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8')),
  );
  const problems: string[] = [];
  say(['KiB gzip'.padEnd(16), 'scripts', ' styles', '  later', ' budget'].join(' '));
  for (const { name, components: wanted = [], page, budget } of rows) {
    const { scripts, styles, later } = await (page === undefined
      ? scales.ofComponents(wanted.includes('*') ? components : wanted)
      : scales.ofPage(page));
    const figures = [scripts, styles, later, budget].map((figure) => figure.toFixed(1).padStart(7));
    const size = page === undefined ? scripts : scripts + styles;
    const isTooLarge = size > budget * (1 + tolerance);
    say([name.padEnd(16), ...figures, ...(isTooLarge ? ['TOO LARGE'] : [])].join(' '));
    if (isTooLarge)
      problems.push(`${name} takes ${size.toFixed(1)} KiB of ${budget} (tools/pack/sizes.json).`);
  }
  return problems;
}
