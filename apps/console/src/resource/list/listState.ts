import type { Filter } from '@comanda/api/filter';
import { comparedAs, type Field, isSorted, type Resource } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import type { Density, SortKey } from '@comanda/ui/DataTable';
import type { PageSize } from '../../app/pageAddress.ts';
import { firstColumns } from './listColumns.ts';

/** Everything that the address of a list says (docs/product.md §3.6, §6). */
export interface ListState {
  readonly search: string;
  /** The tree of the wire. */
  readonly where: Filter | undefined;
  /** Chosen values by field; a field without any is absent. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** At least one key. */
  readonly sort: readonly SortKey[];
  /** The first page is 1. */
  readonly page: number;
  readonly size: PageSize;
  /** Visible columns in their order, at least one. */
  readonly columns: readonly string[];
  /** The record whose details the list shows and compares, as the rate whose prices are meant; absent: the default's. */
  readonly of: string | undefined;
  /** Id of the saved view that is meant, or `all` for the list without one; absent where neither was chosen. */
  readonly view: string | undefined;
  /** What a view adds to it; without a view the look is this browser's. */
  readonly look: Look | undefined;
}
export interface Look {
  /** Pixels by column. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}
/** In place of a view's id: the list without any, also where another is the default. */
export const NO_VIEW = 'all';
/** What a person prefers; a bare address starts from it. */
export interface Seed {
  readonly columns?: readonly string[] | undefined;
  readonly size?: PageSize | undefined;
  /** Parameters of the view that is the default here; they stand in for all the rest. */
  readonly start?: unknown;
}

export const isSortable = (field: Field): boolean => isSorted(comparedAs(field).kind);
/** The server takes no more keys (docs/product.md §6.3). */
const MOST_SORT_KEYS = 5;

export const startOf = (resource: Resource, seed: Seed = {}): ListState => ({
  search: '',
  where: undefined,
  facets: {},
  sort: [{ id: resource.list.sort, desc: false }],
  page: 1,
  size: seed.size ?? 25,
  columns: columnsAmong(resource, seed.columns) ?? firstColumns(resource),
  of: undefined,
  view: undefined,
  look: undefined,
});

/** Whether details are shown and compared by a figure, of which a list shows one at a time. */
export const hasFigure = ({ fields }: Resource): boolean =>
  Object.values(fields).some((field) => comparedAs(field) !== field);

export const isWidth = (value: number): boolean => value >= 40 && value <= 2000;

/** Known columns, each once; nothing where none is left. */
export function columnsAmong(
  { list }: Resource,
  names: readonly string[] | undefined,
): readonly string[] | undefined {
  const known = [...new Set(names)].filter((name) => list.columns.includes(name));
  return known.length > 0 ? known : undefined;
}

/** A facet with more values than this is no row of chips. */
export const MOST_CHIPS = 6;
/** A facet whose values are records, which have longer names. */
export const MOST_RECORD_CHIPS = 4;
/** Records that one facet holds at most: what an address can carry. */
const MOST_RECORDS = 30;

/** Values that a facet offers by itself. Deleted records are found by a filter only. */
export const facetValues = (field: Field | undefined): readonly string[] => {
  if (field?.kind === 'choice' || field?.kind === 'choices') return Object.keys(field.options);
  if (field?.kind === 'flag') return ['S', 'N'];
  return field?.kind === 'status' ? ['A', 'I'] : [];
};

/** Those of some values that a facet can hold, each once: choices in their order, records in the order chosen. */
export const facetAmong = (field: Field | undefined, values: readonly string[]): readonly string[] =>
  field?.kind === 'ref'
    ? [...new Set(values)].filter((id) => formats.id.test(id)).slice(0, MOST_RECORDS)
    : facetValues(field).filter((value) => values.includes(value));

const resetsPage = ['search', 'where', 'facets', 'size', 'of'] as const;

/** The state after a change: what narrows or cuts the list anew begins at its first page (docs/product.md §6.1). */
export function changed(resource: Resource, state: ListState, change: Partial<ListState>): ListState {
  const next = { ...state, ...change };
  const sort = next.sort.length > 0 ? next.sort.slice(0, MOST_SORT_KEYS) : startOf(resource).sort;
  return { ...next, sort, page: resetsPage.some((part) => part in change) ? 1 : next.page };
}

/** Whether something narrows the list. */
export const isNarrowed = ({ search, where, facets }: ListState): boolean =>
  search !== '' || where !== undefined || Object.keys(facets).length > 0;
