import { deviceCalls, publicTicketCalls, ticketCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { emailIn, languageIn, sendDocument } from '../invoice/send.ts';
import { mailPublicTicket, publicTicket } from './publicTicket.ts';
import { findTickets, listTickets, ticketBy } from './tickets.ts';
import { uploadTicket } from './upload.ts';

/** Sales: taken in from tills, shown to the office (docs/product.md §10.3). */
export const ticketRoutes: readonly Route[] = [
  handle(deviceCalls.ticket, ({ data }, context) => uploadTicket(context, data)),
  handle(ticketCalls.list, ({ data }, work) => listTickets(work, data)),
  handle(ticketCalls.query, ({ data }, work) => findTickets(work, data)),
  handle(ticketCalls.get, ({ params }, { db }) => ticketBy(db, params.id)),
  handle(ticketCalls.email, async ({ params: { id, email, lang } }, context) => {
    await sendDocument(context, {
      occasion: 'ticket',
      idDocument: id,
      email: emailIn(email),
      lang: languageIn(lang),
    });
    return { done: true as const };
  }),
  handle(publicTicketCalls.get, ({ params }, context) => publicTicket(context, params.id)),
  handle(publicTicketCalls.email, async ({ params: { id, email } }, context) => {
    await mailPublicTicket(context, id, emailIn(email));
    return { done: true as const };
  }),
];
