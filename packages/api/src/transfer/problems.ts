import type { Resource } from '../kernel/index.ts';
import { columnAt } from './columns.ts';
import { same } from './drafts.ts';
import { textKey } from './codes.ts';
import type { Company, Decision, Problem, Rejection } from './plan.ts';

/** What the rejections of one cause share, and what a decision about them names (docs/product.md §25). */
export const problemKey = (path: string, code: string, subject?: string): string =>
  [path, code, ...(subject === undefined ? [] : [textKey(subject)])].join(':');

interface Found {
  readonly first: Rejection;
  /** The first ones; rows come in the order of the file. */
  readonly rows: number[];
  last: number;
  count: number;
  isEach: boolean;
}
/** Rows that a problem names, and problems that are told at once: more help nobody. */
const named = 20;
const told = 1_000;

/** What could be done about a problem: as much as its field and the company allow. */
const actsOn = (
  resource: Resource,
  company: Company,
  { path, cell, suggestion }: Rejection,
): Problem['acts'] => {
  const field = columnAt(resource, company.languages, path)?.field;
  return [
    ...(suggestion ? (['suggested'] as const) : []),
    ...(field?.kind === 'ref' && company.creatable.includes(field.to) ? (['create'] as const) : []),
    ...(field && !['code', 'list'].includes(field.kind) ? (['set'] as const) : []),
    ...(field && field.kind !== 'code' && cell !== '' ? (['clear'] as const) : []),
    'skip',
  ];
};

/** Rejections gathered under their causes, and what was decided about each cause (docs/product.md §25). */
export class Problems {
  private readonly found = new Map<string, Found>();
  /** Keys of those beyond what is told. */
  private readonly others = new Set<string>();
  private readonly decisions: ReadonlyMap<string, Decision>;
  constructor(decisions: readonly Decision[]) {
    this.decisions = new Map(decisions.map((decision) => [decision.problem, decision]));
  }
  decided(key: string): Decision | undefined {
    return this.decisions.get(key);
  }
  add(row: number, rejection: Rejection): void {
    const { problem } = rejection;
    const known = this.found.get(problem);
    if (!known && this.found.size >= told) this.others.add(problem);
    else if (!known)
      this.found.set(problem, { first: rejection, rows: [row], last: row, count: 1, isEach: false });
    else {
      known.isEach ||= !same(known.first.suggestion, rejection.suggestion);
      if (known.last === row) return;
      known.last = row;
      known.count += 1;
      if (known.rows.length < named) known.rows.push(row);
    }
  }
  get size(): number {
    return this.found.size + this.others.size;
  }
  all(resource: Resource, company: Company): Problem[] {
    return [...this.found].map(([key, { first, rows, count, isEach }]) => {
      const { path, code, params, cell, suggestion } = first;
      return {
        key,
        path,
        code,
        ...(params && { params }),
        cell,
        rows,
        count,
        ...(suggestion && { suggestion }),
        isEach,
        acts: actsOn(resource, company, first),
      };
    });
  }
}
