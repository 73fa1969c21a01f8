import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { lineModifier, linePart, ticketLine, ticketPayment, taxShare } from './ticketShapes.ts';
import { done, instant, moneyStyle, names } from './shapes.ts';

const text = z.nullable(z.string());
const place = z.object({ street: text, zip: text, city: text, country: text });
/** Who sells, as a receipt has to name it (docs/product.md §8.38). */
const business = z.object({
  names,
  legalName: text,
  taxNumber: text,
  address: place,
  phone: text,
  url: text,
  /** Address of its logo. */
  logo: text,
  head: z.nullable(names),
  foot: z.nullable(names),
});

/** A ticket as its guest sees it: what was printed, and nothing of the business that a receipt does not name. */
const publicTicket = z.object({
  cName: z.string(),
  sName: z.string(),
  /** Of the store. */
  address: z.extend(place, { city: z.string(), country: z.string() }),
  business,
  terminal: z.string(),
  number: z.number(),
  at: instant,
  /** Of the store: a guest elsewhere reads the hour of the till. */
  timeZone: z.string(),
  /** The company's default language, in which its till has printed. */
  lang: z.string(),
  /** ISO 4217 code that it was paid in. */
  currency: z.string(),
  /** How the company writes its own currency. */
  money: moneyStyle,
  /** `net` and all the taxes make `total`. */
  net: z.number(),
  total: z.number(),
  details: z.array(
    z.extend(z.pick(ticketLine, { name: true, quantity: true, total: true }), {
      modifiers: z.array(z.omit(lineModifier, { idModifier: true })),
      parts: z.array(z.omit(linePart, { idProduct: true })),
    }),
  ),
  taxes: z.array(z.extend(z.omit(taxShare, { idTax: true }), { names })),
  payments: z.array(z.omit(ticketPayment, { idPaymentMethod: true, card: true })),
  /** What the tax office knows it by, and the address of its QR code, where a document was made of it. */
  fiscal: z.nullable(z.object({ identifier: z.string(), qr: z.string() })),
});
export type PublicTicket = z.output<typeof publicTicket>;

/** What whoever holds a ticket may see of it (docs/product.md §10.5). */
export const publicTicketCalls = {
  get: defineCall({
    name: 'ticket.public',
    service: 'document',
    method: 'GET',
    path: '/public/ticket/{id}',
    access: { by: 'anyone' },
    retryOnFail: true,
    summary: 'A ticket by the address that its guest was given; limited per network',
    answer: publicTicket,
  }),
  email: defineCall({
    name: 'ticket.publicEmail',
    service: 'document',
    method: 'GET',
    path: '/public/ticket/email/{id}/{email}',
    access: { by: 'anyone' },
    acts: true,
    summary: 'Send it to a mailbox, by whoever holds its address; limited per network and mailbox',
    answer: done,
  }),
};
