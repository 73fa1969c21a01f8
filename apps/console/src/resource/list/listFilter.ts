import type { RecordFilter } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import type { SortKey } from '@comanda/ui/DataTable';
import type { ListState } from './listState.ts';

/** Filters that must hold together, as one tree, no deeper than it has to be. */
export function allOf(...filters: readonly (Filter | undefined)[]): Filter | undefined {
  const given = filters.filter((filter) => filter !== undefined);
  return given.length > 1
    ? { and: given.flatMap((filter) => ('and' in filter ? filter.and : [filter])) }
    : given[0];
}

/** Condition and facets of a list as one tree. */
export const conditionOf = ({ where, facets }: Pick<ListState, 'where' | 'facets'>): Filter | undefined =>
  allOf(
    where,
    ...Object.entries(facets).map(([field, values]): Filter => ({
      field,
      operator: 'in',
      value: [...values],
    })),
  );

export const orderOf = (sort: readonly SortKey[]): string =>
  sort.map(({ id, desc }) => `${id} ${desc ? 'DESC' : 'ASC'}`).join(', ');

/** What the server is asked for (docs/product.md §6.1). */
export function listFilterOf(state: ListState, idCompany: string): RecordFilter {
  const whereExtra = conditionOf(state);
  return {
    idCompany,
    limit: state.size,
    offset: (state.page - 1) * state.size,
    order: orderOf(state.sort),
    search: state.search,
    ...(whereExtra !== undefined && { whereExtra }),
    ...(state.of !== undefined && { of: state.of }),
  };
}
