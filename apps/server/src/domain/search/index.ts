import { searchCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { searchRecords } from './records.ts';

/** A search through all maintenance areas at once (docs/product.md §3.7). */
export const routes: readonly Route[] = [
  handle(searchCalls.records, ({ data }, context) => searchRecords(context, data)),
];
