import type { PaletteGroup, PaletteNote } from '@comanda/ui/CommandPalette';
import { msg } from '@lingui/core/macro';
import { Building2, RotateCw } from 'lucide-react';
import type { Entry } from './entry.ts';
import { ranked } from './match.ts';
import type { Kept } from './recent.ts';
import { keptHit, recordEntry } from './records/recordEntry.ts';
import type { RecordSearch } from './records/useRecordSearch.ts';
import { aboveRecords, belowRecords, type Source } from './sources/index.ts';
import type { World } from './world.ts';

/** A group as the palette shows it, with what its items do. */
export type EntryGroup = Omit<PaletteGroup, 'items'> & { readonly items: readonly Entry[] };

/** How many records are shown; who does not see it types on. */
const MOST_RECORDS = 10;

/** Asks for the records once more; no entry, the palette stays open for what it brings. */
export const AGAIN = 'again';

const groupOf = (
  { id, title, most, mostAtFirst, entries }: Source,
  query: string,
  world: World,
): EntryGroup => ({
  id,
  title: world.text(title),
  items: ranked(query, entries(world)).slice(0, query.trim() === '' ? mostAtFirst : most),
});

const all = (world: World): readonly Entry[] =>
  [...aboveRecords, ...belowRecords].flatMap(({ entries }) => entries(world));

/** The last choices that are still there for the person (docs/product.md §3.7). */
export function recentEntries(kept: readonly Kept[], world: World): readonly Entry[] {
  const entries = new Map(all(world).map((entry) => [entry.id, entry]));
  return kept.flatMap(({ entry, record }) => {
    const known = record ? recordEntry(record, world) : entries.get(entry);
    return known ? [known] : [];
  });
}

/** Leads to where a company is chosen. */
export const CHOOSE = 'choose';

/** What is said below the records: that it takes its time, or what could not be asked and what to do about it. */
function noteOf({ state, hits }: RecordSearch, { text }: World): PaletteNote | undefined {
  if (state === 'nowhere')
    return {
      kind: 'lacking',
      text: text(msg`Choose a company to search its records`),
      next: { id: CHOOSE, label: text(msg`Choose a company`), icon: Building2 },
    };
  if (state === 'failed')
    return {
      kind: 'failed',
      text: text(msg`Some records could not be searched`),
      next: { id: AGAIN, label: text(msg`Try again`), icon: RotateCw },
    };
  const isSaid = state === 'slow' || (state === 'searching' && hits.length === 0);
  return isSaid ? { kind: 'waiting', text: text(msg`Searching records`) } : undefined;
}

/** The records found. */
function recordGroup(search: RecordSearch, world: World): EntryGroup {
  const note = noteOf(search, world);
  return {
    id: 'records',
    title: world.text(msg`Records`),
    items: search.hits.flatMap((hit) => recordEntry(keptHit(hit), world) ?? []).slice(0, MOST_RECORDS),
    ...(note && { note }),
  };
}

export interface Looked {
  readonly query: string;
  readonly recent: readonly Kept[];
  readonly search: RecordSearch;
}

/** What the palette shows: before anything is typed the last choices and the nearest, then what fits. */
export function groupsFor({ query, recent, search }: Looked, world: World): readonly EntryGroup[] {
  const first: EntryGroup = {
    id: 'recent',
    title: world.text(msg`Recent`),
    items: query.trim() === '' ? recentEntries(recent, world) : [],
  };
  const known = new Set(first.items.map(({ id }) => id));
  const groups = [
    ...aboveRecords.map((source) => groupOf(source, query, world)),
    recordGroup(search, world),
    ...belowRecords.map((source) => groupOf(source, query, world)),
  ];
  return [
    first,
    ...groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => !known.has(id)) })),
  ];
}
