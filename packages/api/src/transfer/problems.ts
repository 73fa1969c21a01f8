import type { Resource } from '../kernel/index.ts';
import { columnAt } from './columns.ts';
import { same } from './drafts.ts';
import { folded } from './mapping.ts';
import type { Decision, Known, Problem, Rejection } from './plan.ts';

/** What the rejections of one cause share, and what a decision about them names (docs/product.md §25). */
export const problemKey = (path: string, code: string, subject?: string): string =>
  [path, code, ...(subject === undefined ? [] : [folded(subject) || subject])].join(':');

interface Found {
  readonly first: Rejection;
  readonly rows: Set<number>;
  isEach: boolean;
}

/** What could be done about a problem: as much as its field and the company allow. */
const actsOn = (resource: Resource, known: Known, { path, cell, suggestion }: Rejection): Problem['acts'] => {
  const field = columnAt(resource, known.languages, path)?.field;
  return [
    ...(suggestion ? (['suggested'] as const) : []),
    ...(field?.kind === 'ref' && known.creatable.includes(field.to) ? (['create'] as const) : []),
    ...(field && !['code', 'list'].includes(field.kind) ? (['set'] as const) : []),
    ...(field && cell !== '' ? (['clear'] as const) : []),
    'skip',
  ];
};

/** Rejections gathered under their causes, and what was decided about each cause (docs/product.md §25). */
export class Problems {
  private readonly found = new Map<string, Found>();
  private readonly decisions: ReadonlyMap<string, Decision>;
  constructor(decisions: readonly Decision[]) {
    this.decisions = new Map(decisions.map((decision) => [decision.problem, decision]));
  }
  decided(key: string): Decision | undefined {
    return this.decisions.get(key);
  }
  add(row: number, rejection: Rejection): void {
    const known = this.found.get(rejection.problem);
    if (!known) this.found.set(rejection.problem, { first: rejection, rows: new Set([row]), isEach: false });
    else {
      known.rows.add(row);
      known.isEach ||= !same(known.first.suggestion, rejection.suggestion);
    }
  }
  all(resource: Resource, known: Known): Problem[] {
    return [...this.found].map(([key, { first, rows, isEach }]) => {
      const { path, code, params, cell, suggestion } = first;
      return {
        key,
        path,
        code,
        ...(params && { params }),
        cell,
        rows: [...rows],
        ...(suggestion && { suggestion }),
        isEach,
        acts: actsOn(resource, known, first),
      };
    });
  }
}
