import { fiscalCalls, gatewayRequestCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { documentFile, force, refresh, resend } from './again.ts';
import { listRequests } from './requests.ts';

/** What tax offices are told of tickets (docs/product.md §20.14). */
export const fiscalRoutes: readonly Route[] = [
  handle(fiscalCalls.resendStore, ({ params }, { db }) => resend(db, { idStore: params.id })),
  handle(fiscalCalls.resendTicket, ({ params }, { db }) => resend(db, { idTicket: params.id })),
  handle(fiscalCalls.refreshStore, ({ params }, { db }) => refresh(db, { idStore: params.id })),
  handle(fiscalCalls.refreshTicket, ({ params }, { db }) => refresh(db, { idTicket: params.id })),
  handle(fiscalCalls.forceStore, ({ params }, { db }) => force(db, { idStore: params.id })),
  handle(fiscalCalls.forceTicket, ({ params }, { db }) => force(db, { idTicket: params.id })),
  handle(gatewayRequestCalls.list, ({ data }, work) => listRequests(work, data)),
  handle(fiscalCalls.file, ({ params }, { db }) => documentFile(db, params.id)),
];
