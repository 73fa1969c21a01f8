import { treeCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { moveInTree } from './move.ts';
import { readTree } from './read.ts';

/** Areas whose records are a tree (docs/product.md §7.17). */
export const routes: readonly Route[] = [
  handle(treeCalls.read, ({ data }, context) => readTree(context, data)),
  handle(treeCalls.move, async ({ data }, context) => {
    await moveInTree(context, data);
    return { done: true as const };
  }),
];
