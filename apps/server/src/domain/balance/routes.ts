import { balanceCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { balanceByPart, balanceOf } from './read.ts';

/** What was sold beside what was bought (docs/product.md §20.13). */
export const balanceRoutes: readonly Route[] = [
  handle(balanceCalls.range, ({ data }, { db }) => balanceByPart(db, data)),
  handle(balanceCalls.summary, ({ data }, { db }) => balanceOf(db, data)),
];
