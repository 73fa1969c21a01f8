import { deviceCalls, publicTicketCalls, ticketCalls } from '@comanda/api/calls';
import { handle, type Route } from '../../core/route.ts';
import { publicTicket } from './publicTicket.ts';
import { listTickets, ticketBy } from './tickets.ts';
import { uploadTicket } from './upload.ts';

/** Sales: taken in from tills, shown to the office (docs/product.md §10.3). */
export const ticketRoutes: readonly Route[] = [
  handle(deviceCalls.ticket, ({ data }, context) => uploadTicket(context, data)),
  handle(ticketCalls.list, ({ data }, work) => listTickets(work, data)),
  handle(ticketCalls.get, ({ params }, { db }) => ticketBy(db, params.id)),
  handle(publicTicketCalls.get, ({ params }, context) => publicTicket(context, params.id)),
];
