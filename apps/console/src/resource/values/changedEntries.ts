import type { ListField } from '@comanda/api/kernel';

type Entry = Readonly<Record<string, unknown>>;

/** One entry of a record's own list, as it was and as it is; the one that was not there is missing. */
export interface ChangedEntry {
  /** What both are entries of: a rate, a store, an allergen. */
  readonly of: unknown;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

/** The part of an entry that tells it from the others: what it refers to, else its first part. */
export function tellingPart({ item }: Pick<ListField, 'item'>): string | undefined {
  const keys = Object.keys(item);
  return keys.find((key) => item[key]?.kind === 'ref') ?? keys[0];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Entries that differ, in the order in which they are now; those that are gone come last. */
export function changedEntries(
  part: string,
  before: readonly Entry[],
  after: readonly Entry[],
): readonly ChangedEntry[] {
  const left = [...before];
  const changed = after.flatMap((entry): readonly ChangedEntry[] => {
    const place = left.findIndex((one) => same(one[part], entry[part]));
    const [had] = place < 0 ? [] : left.splice(place, 1);
    return same(had, entry) ? [] : [{ of: entry[part], before: had, after: entry }];
  });
  return [...changed, ...left.map((entry) => ({ of: entry[part], before: entry, after: undefined }))];
}
