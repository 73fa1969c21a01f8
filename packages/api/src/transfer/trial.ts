import type { Resource } from '../kernel/index.ts';
import { type Asked, askedBy } from './asked.ts';
import { nameIn } from './claims.ts';
import { listOf } from './drafts.ts';
import { layoutOf } from './layout.ts';
import { headsAbove, type Line } from './lines.ts';
import { Outline } from './outline.ts';
import type {
  Company,
  Decision,
  Found,
  Outcome,
  PlannedRecord,
  Rejection,
  Settings,
  Summary,
} from './plan.ts';
import { problemKey, type Problems } from './problems.ts';
import { outcomeOf } from './record.ts';
import { siblingKeys, Siblings } from './siblings.ts';
import { pricedBy } from './synonyms.ts';
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

const noCounts = () => ({
  creates: 0,
  changes: 0,
  unchanged: 0,
  rejected: 0,
  skipped: 0,
  belongs: 0,
});

/** Records without a price that are named. */
const toldUnpriced = 20;
const noneUnpriced = () => ({ count: 0, first: [] as { row: number; name: string }[] });

/**
 * A trial run that takes the rows of a file as they come, however many they are. Every row goes first through
 * `outline`; then run of rows by run of rows, in their order and each once: `headsAbove`, `read`, `ask`, `judge`; and as long
 * as `again` says so once more from the first row on.
 * How the rows are cut into runs changes nothing of what comes out.
 */
export class Trial {
  private readonly resource: Resource;
  private readonly settings: Settings;
  private readonly company: Company;
  private readonly decisions: readonly Decision[];
  private readonly lines: Outline;
  private readonly layout;
  private counts = noCounts();
  private run: Run | undefined;
  private siblings = new Siblings();
  private lastOrder = 0;
  private waves = 1;
  private unpriced = noneUnpriced();
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
    const set = this.decisions.flatMap((decision) =>
      decision.act === 'set' ? siblingKeys(decision.value) : [],
    );
    this.siblings = new Siblings(new Set([...this.lines.siblings, ...set]), this.lines.codes);
    this.lastOrder = lastOrder;
    this.start();
  }
  /** Whether it is sure by now that the rows have to be judged again: what is said of them is not the last word. */
  get isOpen(): boolean {
    return this.siblings.isOpen;
  }
  /**
   * All rows are judged. Whether they have to be again, all of them from the first on: rows that refer to others of the
   * file have learnt what becomes of those.
   */
  again(): boolean {
    const isAgain = this.siblings.again();
    if (isAgain) this.start();
    return isAgain;
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
      if (outcome.kind === 'creates' || outcome.kind === 'changes')
        this.seePrice(outcome.row, outcome.record);
      if ('record' in outcome) this.waves = Math.max(this.waves, 1 + (outcome.record.wave ?? 0));
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
      waves: this.waves,
      unpriced: this.unpriced,
    };
  }
  private start(): void {
    const { resource, layout, settings, company, decisions, lines, siblings, lastOrder } = this;
    this.run = runOf(resource, layout, settings, company, decisions, lines, siblings, lastOrder);
    this.counts = noCounts();
    this.waves = 1;
    this.unpriced = noneUnpriced();
  }
  private seePrice(row: number, { values }: PlannedRecord): void {
    const list = pricedBy[this.resource.code];
    if (list === undefined || listOf(values[list]).length > 0) return;
    this.unpriced.count += 1;
    if (this.unpriced.first.length < toldUnpriced)
      this.unpriced.first.push({ row, name: nameIn(values, this.company.languages) });
  }
  private begun(): Run {
    if (!this.run) throw new Error('The trial run has not begun.');
    return this.run;
  }
}
