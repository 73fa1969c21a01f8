import { businessCalls } from '@comanda/api/calls';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import { companiesBy } from './companies.ts';
import { storesBy, storesOf } from './stores.ts';

const only = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw unknownRecord();
  return first;
};

/** Businesses that the person may see (docs/product.md §1). */
export const businessRoutes: readonly Route[] = [
  handle(businessCalls.companiesOfUser, async ({ params }, context) => {
    const person = personIn(context);
    if (params.id !== person.id) throw unknownRecord();
    return companiesBy(context.db, [...person.companies.keys()]);
  }),
  handle(businessCalls.company, async ({ params }, { db }) => only(await companiesBy(db, [params.id]))),
  handle(businessCalls.storesOfCompany, ({ params }, { db }) => storesOf(db, params.id)),
  handle(businessCalls.store, async ({ params }, { db }) => only(await storesBy(db, [params.id]))),
];
