import type { ChangeKind } from '@comanda/api/calls';
import type { Snapshot } from '../../db/schema/sync.ts';

/** A change of a record and where it stands. */
export interface Waiting {
  readonly id: string;
  readonly before: Snapshot | null;
  readonly after: Snapshot | null;
  /** Stores that wait for it, and those that have it. */
  readonly pending: ReadonlySet<string>;
  readonly out: ReadonlySet<string>;
}
/** One record: its changes that anybody waits for and its newest, in their order, and what its stores have. */
export interface Unfolded {
  readonly changes: readonly Waiting[];
  readonly stores: readonly string[];
  readonly published: ReadonlyMap<string, Snapshot | null>;
  /** Whether a store that has the one needs not be told the other. */
  readonly same: (had: Snapshot | null, wanted: Snapshot | null) => boolean;
}
export interface Folded {
  /** Changes that are none any more. */
  readonly gone: readonly string[];
  /** What changes that have taken others in began with. */
  readonly begun: readonly { readonly id: string; readonly before: Snapshot | null }[];
  /** Whose waiting ends or begins, as pairs of change and store. */
  readonly ended: readonly (readonly [change: string, store: string])[];
  readonly added: readonly (readonly [change: string, store: string])[];
}

/** What a record's way from one state to another is called. */
export const kindBetween = (before: Snapshot | null, after: Snapshot | null): ChangeKind => {
  if (!after) return 'DLT';
  return before ? 'EDT' : 'INS';
};

/**
 * Pending changes of one record become one, and a store that already has what they come to waits for nothing
 * (docs/product.md §9.1.7): what was made and taken away before anybody published it is no change.
 */
export const foldChanges = ({ changes, stores, published, same }: Unfolded): Folded => {
  const gone: string[] = [];
  const begun: { id: string; before: Snapshot | null }[] = [];
  const ended: [string, string][] = [];
  const added: [string, string][] = [];
  const newest = changes.at(-1);
  if (!newest) return { gone, begun, ended, added };
  const pending = new Map(changes.map(({ id, pending: waiting }) => [id, new Set(waiting)]));
  const waitsFor = ({ id }: Waiting): Set<string> => pending.get(id) ?? new Set();
  for (const store of stores) {
    if (same(published.get(store) ?? null, newest.after)) {
      for (const change of changes) if (waitsFor(change).delete(store)) ended.push([change.id, store]);
    } else if (!waitsFor(newest).has(store) && !newest.out.has(store)) {
      waitsFor(newest).add(store);
      added.push([newest.id, store]);
    }
  }
  /** What the changes taken in by the next one began with. */
  let first: { readonly before: Snapshot | null } | undefined;
  for (const [index, change] of changes.entries()) {
    const next = changes[index + 1];
    const { before } = first ?? change;
    const isNobodys = change.out.size === 0;
    const waiting = waitsFor(change);
    if (next?.out.size === 0 && isNobodys && [...waiting].every((store) => waitsFor(next).has(store))) {
      gone.push(change.id);
      first = { before };
      continue;
    }
    if (isNobodys && waiting.size === 0 && (stores.length > 0 || same(before, change.after)))
      gone.push(change.id);
    else if (first) begun.push({ id: change.id, before });
    first = undefined;
  }
  const isKept = ([id]: readonly [string, string]): boolean => !gone.includes(id);
  return { gone, begun, ended: ended.filter(isKept), added: added.filter(isKept) };
};
