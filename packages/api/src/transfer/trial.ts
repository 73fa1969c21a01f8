import type { Resource } from '../kernel/index.ts';
import { type Asked, askedBy } from './asked.ts';
import { layoutOf } from './layout.ts';
import { headsAbove, type Line } from './lines.ts';
import { Outline } from './outline.ts';
import type { Company, Decision, Found, Outcome, Rejection, Settings, Summary } from './plan.ts';
import { problemKey, type Problems } from './problems.ts';
import { outcomeOf } from './record.ts';
import { knowing, type Run, runOf } from './run.ts';
import type { TableRow } from './table.ts';

/** A row of which nothing is read is complained of, lest it be lost in silence. */
const aloneAt = (problems: Problems, row: number): Outcome => {
  const code = 'nothing_to_read';
  const rejection: Rejection = { path: '', column: null, cell: '', code, problem: problemKey('', code) };
  if (problems.decided(rejection.problem)?.act === 'skip') return { row, kind: 'skipped' };
  problems.add(row, rejection);
  return { row, kind: 'rejected', rejections: [rejection] };
};

/**
 * A trial run that takes the rows of a file as they come, however many they are. Every row goes first through
 * `outline`; then run of rows by run of rows, in their order and each once: `headsAbove`, `read`, `ask`, `judge`.
 * How the rows are cut into runs changes nothing of what comes out.
 */
export class Trial {
  private readonly resource: Resource;
  private readonly settings: Settings;
  private readonly company: Company;
  private readonly decisions: readonly Decision[];
  private readonly lines: Outline;
  private readonly layout;
  private readonly counts = { creates: 0, changes: 0, unchanged: 0, rejected: 0, skipped: 0, belongs: 0 };
  private run: Run | undefined;
  /** Throws a `RangeError` for a column that the resource does not have. */
  constructor(resource: Resource, settings: Settings, company: Company, decisions: readonly Decision[] = []) {
    this.resource = resource;
    this.settings = settings;
    this.company = company;
    this.decisions = decisions;
    this.layout = layoutOf(resource, company, settings);
    this.lines = new Outline(this.layout);
  }
  outline(rows: readonly TableRow[]): void {
    this.lines.add(rows);
  }
  /** All rows are outlined. `lastOrder`: the last place in the order that a stored record has, else 0. */
  begin(lastOrder: number): void {
    const { resource, layout, settings, company, decisions, lines } = this;
    this.run = runOf(resource, layout, settings, company, decisions, lines, lastOrder);
  }
  /** Numbers of earlier rows that these take values from. */
  headsAbove(rows: readonly TableRow[]): number[] {
    return headsAbove(this.layout, this.lines, rows);
  }
  /** What these rows are; `heads` are the rows of `headsAbove`. */
  read(rows: readonly TableRow[], heads: readonly TableRow[]): readonly Line[] {
    return this.begun().lines.of(rows, heads);
  }
  ask(lines: readonly Line[]): Asked {
    return askedBy(this.begun(), lines);
  }
  /** What becomes of each row, knowing at least what they ask for. */
  judge(lines: readonly Line[], found: Found): Outcome[] {
    const run = knowing(this.begun(), found);
    return lines.map((line): Outcome => {
      const outcome =
        line.kind === 'belongs'
          ? line
          : line.kind === 'alone'
            ? aloneAt(run.problems, line.row)
            : outcomeOf(run, line.entry);
      this.counts[outcome.kind] += 1;
      return outcome;
    });
  }
  summary(): Summary {
    const { problems, created } = this.begun();
    const { rows, images } = this.lines;
    return {
      problems: problems.all(this.resource, this.company),
      problemCount: problems.size,
      created: created.wanted(),
      counts: { rows, images, ...this.counts },
    };
  }
  private begun(): Run {
    if (!this.run) throw new Error('The trial run has not begun.');
    return this.run;
  }
}
