import type { NamedRecord } from '@comanda/api/errors';
import type { Failure } from '@comanda/api/client';

/** One thing that keeps a record from being deleted: which records refer to it, and how many. */
export interface Dependency {
  readonly entity: string;
  readonly count: number;
  /** Id and code of the record that cannot go. */
  readonly id: string;
  readonly code: string;
  /** The first that refer to it; nothing where the person may not read them. */
  readonly records: readonly NamedRecord[] | undefined;
  /** Field by which the list of `entity` finds all that refer to it. */
  readonly by: string | undefined;
}

/** What stands in the way of a deletion (docs/product.md §7.6), or nothing when it failed for another reason. */
export function dependenciesIn(failure: Failure): readonly Dependency[] {
  if (failure.kind !== 'refused' || failure.error.type !== 'DependecyExtraInfo') return [];
  return (failure.error.extra ?? []).map(({ entity, count = 0, params, records, by }) => ({
    entity,
    count,
    id: String(params?.['id'] ?? ''),
    code: String(params?.['code'] ?? ''),
    records,
    by,
  }));
}
