import type { PageKind } from '@comanda/api/kernel';

interface Area {
  readonly route: string;
  readonly page?: PageKind;
}

/** Addresses of an area's pages; the routes are made by the same pattern (docs/product.md §3.1). */
export const newHref = ({ route }: Area): string => `${route}/new`;
export const treeHref = ({ route }: Area): string => `${route}/tree`;
export const importHref = ({ route }: Area, id?: string): string =>
  id === undefined ? `${route}/import` : `${route}/import/${id}`;
export const recordHref = (
  { route, page }: Area,
  id: string,
  view: 'show' | 'edit' | 'duplicate',
): string => {
  // Where there is one record, the area is that record.
  if (page === 'one') return view === 'show' ? route : `${route}/${view}`;
  return `${route}/${id}/${view}`;
};
