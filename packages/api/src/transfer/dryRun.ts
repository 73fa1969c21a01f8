import type { Resource } from '../kernel/index.ts';
import { type Layout, layoutOf } from './layout.ts';
import { linesOf } from './lines.ts';
import type { Decision, DryRun, Known, Outcome, Rejection, Settings } from './plan.ts';
import { problemKey, type Problems } from './problems.ts';
import { outcomeOf } from './record.ts';
import { runOf } from './run.ts';
import type { Table } from './table.ts';

/** A row of which nothing is read is complained of, lest it be lost in silence. */
const aloneAt = (problems: Problems, row: number): Outcome => {
  const code = 'nothing_to_read';
  const rejection: Rejection = { path: '', column: null, cell: '', code, problem: problemKey('', code) };
  if (problems.decided(rejection.problem)?.act === 'skip') return { row, kind: 'skipped' };
  problems.add(row, rejection);
  return { row, kind: 'rejected', rejections: [rejection] };
};

const hasPicture = ({ columns }: Layout, cells: readonly string[]): boolean =>
  columns.some(({ at, field }) => field.kind === 'image' && cells[at]?.trim());

const countsOf = (layout: Layout, { rows }: Table, outcomes: readonly Outcome[]): DryRun['counts'] => {
  const counts = { creates: 0, changes: 0, unchanged: 0, rejected: 0, skipped: 0, belongs: 0 };
  for (const { kind } of outcomes) counts[kind] += 1;
  const images = rows.filter(({ cells }) => hasPicture(layout, cells)).length;
  return { rows: rows.length, images, ...counts };
};

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
  table: Table,
  settings: Settings,
  known: Known,
  decisions: readonly Decision[] = [],
): DryRun => {
  const layout = layoutOf(resource, known, settings);
  const lines = linesOf(layout, table.rows);
  const run = runOf(resource, layout, settings, known, decisions, lines);
  const outcomes = lines.map((line): Outcome => {
    if (line.kind === 'belongs') return line;
    return line.kind === 'alone' ? aloneAt(run.problems, line.row) : outcomeOf(run, line.entry);
  });
  return {
    outcomes,
    problems: run.problems.all(resource, known),
    created: run.created.wanted(),
    counts: countsOf(layout, table, outcomes),
  };
};
