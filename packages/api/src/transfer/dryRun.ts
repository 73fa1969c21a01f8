import type { Resource } from '../kernel/index.ts';
import type { Decision, DryRun, Known, Settings } from './plan.ts';
import type { Table } from './table.ts';
import { Trial } from './trial.ts';

/**
 * What an import would do, row by row, and what stands in its way. Nothing is written; the same function with
 * decisions gives the new outcome, and judges with the validator of the server. Every row has exactly one outcome.
 *
 * A record is known by its code, else by its external code or barcode. An empty cell leaves what is stored; `\empty`
 * clears it; languages and details are added to those that are there. Prices and other figures follow one decimal
 * sign for the file (docs/product.md §25).
 */
export const dryRun = (
  resource: Resource,
  { rows }: Table,
  settings: Settings,
  known: Known,
  decisions: readonly Decision[] = [],
): DryRun => {
  const trial = new Trial(resource, settings, known, decisions);
  trial.outline(rows);
  trial.begin(known.stored.reduce((last, { order }) => Math.max(last, Number(order)), 0));
  let outcomes = trial.judge(trial.read(rows, []), known);
  while (trial.again()) outcomes = trial.judge(trial.read(rows, []), known);
  return { outcomes, ...trial.summary() };
};
