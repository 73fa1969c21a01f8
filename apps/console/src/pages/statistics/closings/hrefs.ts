import { pages } from '@comanda/api/pages';

export const closingHref = (id: string): string => pages.closing.path.replace('$id', id);
export const openPeriodHref = (idStore: string): string => pages.openPeriod.path.replace('$storeId', idStore);
