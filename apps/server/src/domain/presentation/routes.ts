import { presentationCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { endPresentation, makePresentation, presentationsOf } from './make.ts';
import { showPresentation } from './show.ts';

/** Figures on a wall, without a session (docs/product.md §20.9). */
export const presentationRoutes: readonly Route[] = [
  handle(presentationCalls.make, ({ data }, context) => makePresentation(context, data)),
  handle(presentationCalls.ofCompany, ({ params }, context) => presentationsOf(context, params.companyId)),
  handle(presentationCalls.end, async ({ params }, context) => {
    await endPresentation(context, params.id);
    return { done: true as const };
  }),
  handle(presentationCalls.show, ({ data }, context) => showPresentation(context, data)),
];
