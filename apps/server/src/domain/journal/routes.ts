import { journalCalls } from '@comanda/api/calls';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { journalOf } from './list.ts';

/** Who did what in a company (docs/product.md §22.11). */
export const journalRoutes: readonly Route[] = [
  handle(journalCalls.read, ({ data }, context) => {
    // The tables of identity know no row-level security of companies: what a call may touch is asked here once more.
    if (!context.companies.includes(data.idCompany)) throw unknownRecord();
    return context.gate((db) => journalOf(db, data));
  }),
];
