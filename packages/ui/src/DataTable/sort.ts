import type { SortKey } from './types.ts';

/**
 * The sort after a column's header was pressed: ascending, then descending, then unsorted.
 * `isAdditive` (Shift) keeps the other keys and their weight; otherwise the column becomes the only key.
 */
export function nextSort(sort: readonly SortKey[], id: string, isAdditive: boolean): readonly SortKey[] {
  const present = sort.find((key) => key.id === id);
  const next: readonly SortKey[] = !present
    ? [{ id, desc: false }]
    : present.desc
      ? []
      : [{ id, desc: true }];
  if (!isAdditive) return next;
  return present ? sort.flatMap((key) => (key.id === id ? next : [key])) : [...sort, ...next];
}

/** `aria-sort` of a header. Only the heaviest key says its direction as the table's order; the others are named in the header's text. */
export function ariaSort(
  sort: readonly SortKey[],
  id: string,
): 'ascending' | 'descending' | 'other' | 'none' {
  const index = sort.findIndex((key) => key.id === id);
  const key = sort[index];
  if (!key) return 'none';
  return index > 0 ? 'other' : key.desc ? 'descending' : 'ascending';
}
