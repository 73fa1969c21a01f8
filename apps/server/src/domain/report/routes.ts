import { reportCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { answerQuery } from './query.ts';

/** What was sold, summed up (docs/product.md §20). */
export const reportRoutes: readonly Route[] = [
  handle(reportCalls.query, ({ data }, context) => answerQuery(context, data)),
];
