import type { ChangeKind } from '@comanda/api/calls';
import type { Snapshot } from '../../db/schema/sync.ts';
import { keyOf, referredBy } from './snapshot.ts';

/** A change that a store does not have yet. */
export interface Pending {
  readonly id: string;
  readonly position: number;
  readonly entity: string;
  readonly idEntity: string;
  readonly kind: ChangeKind;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
}

/** Rows by each of their keys, in their order. */
export const grouped = <T>(rows: Iterable<T>, keys: (row: T) => readonly string[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows)
    for (const key of keys(row)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return groups;
};

/**
 * The chosen changes and what they cannot be understood without (docs/product.md §9.2.2): earlier changes of the same
 * record, changes of the records that it refers to, and, where a record goes, the changes that let go of it.
 * Answers them in the order in which they were made.
 */
export const withDependencies = (
  pending: readonly Pending[],
  chosen: (change: Pending) => boolean,
): Pending[] => {
  const keyed = (change: Pending): string => keyOf(change.entity, change.idEntity);
  const byRecord = grouped(pending, (change) => [keyed(change)]);
  const letGo = grouped(pending, (change) => referredBy(change.entity, change.before));
  const taken = new Set<Pending>();
  const waiting = pending.filter(chosen);
  for (let change = waiting.pop(); change; change = waiting.pop()) {
    if (taken.has(change)) continue;
    taken.add(change);
    const { position } = change;
    waiting.push(
      ...(byRecord.get(keyed(change)) ?? []).filter((other) => other.position < position),
      ...referredBy(change.entity, change.after).flatMap((key) => byRecord.get(key) ?? []),
      ...(change.after ? [] : (letGo.get(keyed(change)) ?? [])),
    );
  }
  return [...taken].sort((a, b) => a.position - b.position);
};
