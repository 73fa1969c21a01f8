import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { file } from './shapes.ts';

/* Documents of tickets for the tax office (docs/product.md §20.14). */

const sends = { by: 'company', action: 'ALLOW_COMPANY_FISCAL_SEND', named: 'records' } as const;
const taken = z.object({ tickets: z.number() });
const ofStore = { entity: 'STR', access: sends, acts: true, answer: taken } as const;
const ofTicket = { ...ofStore, entity: 'TCK' } as const;

/** What is done again of what the tax office has not accepted; each says how many tickets it is about. */
export const fiscalCalls = {
  resendStore: defineCall({
    ...ofStore,
    name: 'ticket.fiscalResendStore',
    service: 'document',
    method: 'GET',
    path: '/ticket/fiscal/resend/store/{id}',
    summary: 'Send again, as they are, the documents of a store that were refused or given up',
  }),
  resendTicket: defineCall({
    ...ofTicket,
    name: 'ticket.fiscalResendTicket',
    service: 'document',
    method: 'GET',
    path: '/ticket/fiscal/resend/ticket/{id}',
    summary: 'Send the document of a ticket again, as it is, unless it was accepted',
  }),
  refreshStore: defineCall({
    ...ofStore,
    name: 'signedXml.refreshStore',
    service: 'fiscal',
    method: 'GET',
    path: '/signedXml/refresh/store/{id}',
    summary: 'Make the documents of a store that lacked something, and try at once what waits',
  }),
  refreshTicket: defineCall({
    ...ofTicket,
    name: 'signedXml.refreshTicket',
    service: 'fiscal',
    method: 'GET',
    path: '/signedXml/refresh/ticket/{id}',
    summary: 'The same for one ticket',
  }),
  forceStore: defineCall({
    ...ofStore,
    name: 'signedXml.forceStore',
    service: 'fiscal',
    method: 'GET',
    path: '/signedXml/force/store/{id}',
    summary: 'The same, and make those anew that were refused, at the end of the chain',
  }),
  forceTicket: defineCall({
    ...ofTicket,
    name: 'signedXml.forceTicket',
    service: 'fiscal',
    method: 'GET',
    path: '/signedXml/force/ticket/{id}',
    summary: 'The same for one ticket',
  }),
  file: defineCall({
    name: 'signedXml.file',
    service: 'fiscal',
    method: 'GET',
    path: '/signedXml/ticket/{id}',
    entity: 'TCK',
    access: { by: 'company', action: 'ALLOW_COMPANY_TICKET_ACCESS', named: 'records' },
    summary: 'The signed document of a ticket',
    answer: file,
  }),
};
