import type { Resource } from '@comanda/api/kernel';

type Area = Pick<Resource, 'route'>;

/** Addresses of an area's pages; the routes are made by the same pattern (docs/product.md §3.1). */
export const newHref = ({ route }: Area): string => `${route}/new`;
export const importHref = ({ route }: Area, id?: string): string =>
  id === undefined ? `${route}/import` : `${route}/import/${id}`;
export const recordHref = ({ route }: Area, id: string, view: 'show' | 'edit' | 'duplicate'): string =>
  `${route}/${id}/${view}`;
