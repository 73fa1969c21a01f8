import { pages } from '@comanda/api/pages';

/** The list of purchases, with one of them open. */
export const boughtHref = (id?: string): string =>
  id === undefined ? pages.bought.path : `${pages.bought.path}?id=${id}`;
/** The form of a new one, which may stand in the place of another. */
export const newPurchaseHref = (from?: string): string =>
  from === undefined ? pages.newPurchase.path : `${pages.newPurchase.path}?from=${from}`;
/** One of them as a page that can be printed. */
export const purchaseHref = (id: string): string => pages.purchase.path.replace('$id', id);
