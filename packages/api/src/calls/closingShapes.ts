import * as z from 'zod/mini';
import { id, instant } from './shapes.ts';
import { count, currencyCode, money, number, taxShare, text } from './ticketShapes.ts';

const positive = z.number().check(z.int(), z.gte(0), z.lte(1e12));
const counted = z.object({ count, amount: money });
/** How many, and what they come to. */
export type Counted = z.output<typeof counted>;
const none = { count: 0, amount: 0 };
const entry = z.object({ name: text, amount: positive });

/** What only the till knows of its period: its drawer, and what was done at it without a ticket (docs/product.md §10.4). */
export const closingOwn = z.object({
  /** By whom; nobody where the till did it itself. */
  idEmployee: z._default(z.nullable(id), null),
  software: z._default(text, ''),
  /** Openings of the drawer without a sale. */
  drawerOpenings: z._default(count, 0),
  priceInquiries: z._default(count, 0),
  proforma: z._default(counted, none),
  /** Tickets that were not paid yet when it closed. */
  open: z._default(counted, none),
  /** What lay in the drawer at first, and what was put in and taken out besides sales. */
  float: z._default(positive, 0),
  payIns: z._default(z.array(entry).check(z.maxLength(100)), []),
  payOuts: z._default(z.array(entry).check(z.maxLength(100)), []),
  /** Carried to the safe. */
  drops: z._default(positive, 0),
  /** What was counted, by coins and notes; nothing where nobody counted. */
  counted: z._default(z.nullable(z.array(z.object({ value: positive, count })).check(z.maxLength(40))), null),
  /** Whether who counted could not see what was expected. */
  blind: z._default(z.boolean(), false),
});
export type ClosingOwn = z.output<typeof closingOwn>;

/** Figures of a period (docs/product.md §10.4). */
export const closing = z.object({
  number,
  from: instant,
  to: instant,
  currency: currencyCode,
  firstTicket: z.nullable(number),
  lastTicket: z.nullable(number),
  tickets: count,
  net: money,
  total: money,
  taxes: z.array(taxShare).check(z.maxLength(200)),
  payments: z
    .array(z.object({ kind: z.string().check(z.maxLength(1)), count: z.number(), amount: money }))
    .check(z.maxLength(20)),
  /** Sum of all closings since installation, this one included. */
  grandTotal: money,
  own: z._default(z.nullable(closingOwn), null),
});
export type Closing = z.output<typeof closing>;

const by = z.object({ key: z.nullable(z.string()), name: z.nullable(z.string()), count, amount: money });
/** What the platform works out from the tickets of a period besides what the till says. */
export const closingBlocks = z.object({
  discounts: z.array(z.extend(counted, { kind: z.string() })),
  refunds: counted,
  amended: counted,
  average: z.nullable(money),
  covers: count,
  services: z.array(by),
  departments: z.array(by),
  employees: z.array(by),
  payments: z.array(z.extend(counted, { kind: z.string(), change: money, refunds: money })),
  tips: money,
  rounding: money,
  voids: counted,
  corrections: counted,
  copies: counted,
  training: counted,
  /** Numbers between the first and the last that no ticket has. */
  gaps: z.array(z.number()),
  cash: z.object({
    sales: money,
    refunds: money,
    expected: money,
    counted: z.nullable(money),
    difference: z.nullable(money),
  }),
});
export type ClosingBlocks = z.output<typeof closingBlocks> & { readonly own: ClosingOwn };
