import { pages, pathOf } from '@comanda/api/pages';
import { actionOf } from '@comanda/api/permissions';

const stores = { code: 'STR', name: 'store', owner: 'company', route: '/admin/stores' } as const;

/** What the page of a store takes, in the company of that store. */
export const storeAccess = actionOf(stores, 'ACCESS');
export const storeCreate = actionOf(stores, 'CREATE');
export const newStoreHref = pathOf(stores, 'new');
export const storeHref = (id: string): string => pathOf(stores, 'show').replace('$storeId', id);
export const companyHref = (id: string): string => pages.company.path.replace('$companyId', id);
