import type { Failure } from '@comanda/api/client';

/** One thing that keeps a record from being deleted: which records refer to it, and how many. */
export interface Dependency {
  readonly entity: string;
  readonly count: number;
  /** Code of the record that cannot go. */
  readonly code: string;
}

/** What stands in the way of a deletion (docs/product.md §7.6), or nothing when it failed for another reason. */
export function dependenciesIn(failure: Failure): readonly Dependency[] {
  if (failure.kind !== 'refused' || failure.error.type !== 'DependecyExtraInfo') return [];
  return (failure.error.extra ?? []).map(({ entity, count = 0, params }) => ({
    entity,
    count,
    code: String(params?.['code'] ?? ''),
  }));
}
