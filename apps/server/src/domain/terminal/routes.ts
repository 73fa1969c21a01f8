import { terminalCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { issueLicence, revokeLicence } from './licences.ts';
import { listTerminals } from './list.ts';
import { changeTerminal, makeTerminal, removeTerminal } from './write.ts';

const done = { done: true } as const;

/** Tills of a company (docs/product.md §22.7). */
export const terminalRoutes: readonly Route[] = [
  handle(terminalCalls.ofCompany, ({ params }, context) => listTerminals(context, params.companyId)),
  handle(terminalCalls.make, ({ data }, context) => makeTerminal(context, data)),
  handle(terminalCalls.change, ({ data }, context) => changeTerminal(context, data)),
  handle(terminalCalls.remove, async ({ params }, context) => {
    await removeTerminal(context, params.id);
    return done;
  }),
  handle(terminalCalls.issue, async ({ params }, context) => ({
    license: await issueLicence(context, params.id),
  })),
  handle(terminalCalls.revoke, async ({ params }, context) => {
    await revokeLicence(context, params.id);
    return done;
  }),
];
