import type { View, ViewState } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { type ListState, type Look, NO_VIEW, type Seed, startOf } from '../list/listState.ts';
import { decodeList, encodeList, listHref } from '../list/listUrl.ts';

/** A list as it is kept under a name: all of its address but the page, with how it looks. */
export const viewStateOf = (
  { search, where, facets, sort, size, columns, of }: ListState,
  { widths, density }: Look,
): ViewState => ({
  search,
  where: where ?? null,
  facets: Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, [...values]])),
  sort: sort.map(({ id, desc }) => ({ id, desc })),
  size,
  columns: [...columns],
  ...(of !== undefined && { of }),
  widths: Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, Math.round(width)])),
  density,
});

const asSaved = (resource: Resource, { id, state }: View): ListState => {
  const { where, widths, density, of, ...rest } = state;
  return {
    ...startOf(resource),
    ...rest,
    of,
    where: where ?? undefined,
    view: id,
    look: { widths, density },
  };
};

/** The list that a view means, as far as it can be shown: what an address does not say is not there. */
export const listStateOf = (resource: Resource, view: View): ListState =>
  decodeList(resource, encodeList(resource, asSaved(resource, view)));

const said = (resource: Resource, state: ListState): string =>
  JSON.stringify(encodeList(resource, { ...state, page: 1 }));

/** Whether two states show the same list in the same way, whichever page. */
export const isSame = (resource: Resource, one: ListState, other: ListState): boolean =>
  said(resource, one) === said(resource, other);

/** Whether all that was saved can still be shown (docs/product.md §6.5). */
export const isWhole = (resource: Resource, view: View): boolean =>
  view.whole && isSame(resource, asSaved(resource, view), listStateOf(resource, view));

/** The list without a view. A plain address means that, unless another view is the default. */
export const plainHref = (resource: Resource, preferences: Seed, hasDefault: boolean): string =>
  hasDefault ? listHref(resource, { ...startOf(resource, preferences), view: NO_VIEW }) : resource.route;
