import { purchaseCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { recordPurchase } from './make.ts';
import { findPurchases, listPurchases, purchaseBy } from './read.ts';
import { takeBack } from './takeBack.ts';
import { readXml } from './xml/read.ts';

/** Purchases from suppliers (docs/product.md §20.12). */
export const purchaseRoutes: readonly Route[] = [
  handle(purchaseCalls.list, ({ data }, work) => listPurchases(work, data)),
  handle(purchaseCalls.query, ({ data }, work) => findPurchases(work, data)),
  handle(purchaseCalls.get, ({ params }, work) => purchaseBy(work, params.id)),
  handle(purchaseCalls.make, ({ data }, context) => recordPurchase(context, data)),
  handle(purchaseCalls.xml, ({ data }, { db }) => readXml(db, data)),
  handle(purchaseCalls.remove, async ({ params }, context) => {
    await takeBack(context, [params.id]);
    return { done: true as const };
  }),
  handle(purchaseCalls.removeMany, async ({ data }, context) => {
    await takeBack(context, data);
    return { done: true as const };
  }),
];
