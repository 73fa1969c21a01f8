import * as z from 'zod/mini';
import type { CompanyAction } from '../permissions/actions.ts';
import { defineCall } from './call.ts';
import { orderMoves, orderReasons, orderStatuses } from './hubStatuses.ts';
import { id, instant, line, listFilter, names, pageOf } from './shapes.ts';
import { currencyCode, lineModifier, linePart, money, number, ticket } from './ticketShapes.ts';

const service = 'hub';
const entity = 'HOR';
const sees = 'ALLOW_COMPANY_ORDER_ACCESS' satisfies CompanyAction;
const moves = 'ALLOW_COMPANY_ORDER_EDIT' satisfies CompanyAction;

const status = z.enum(orderStatuses);
const reason = z.nullable(z.enum(orderReasons));
const said = (max: number) =>
  z._default(
    z.string().check(
      z.trim(),
      z.maxLength(max),
      z.refine((text) => !/\p{Cc}/u.test(text)),
    ),
    '',
  );
/** Whole portions: nobody orders half of one from afar. */
const portions = z.string().check(z.regex(/^[1-9]\d{0,2}$/));
const orderLine = z.object({
  /** Nothing for what the store has no product for. */
  idProduct: z._default(z.nullable(id), null),
  name: line(200),
  quantity: portions,
  /** Of one, with its modifiers, its parts and its taxes. */
  unitPrice: money,
  total: money,
  modifiers: z._default(z.array(lineModifier).check(z.maxLength(50)), []),
  parts: z._default(z.array(linePart).check(z.maxLength(50)), []),
  note: said(200),
});
/** An order as a guest made it. */
export const sentHubOrder = z.object({
  /** What its sender calls it: it is sent once under that. */
  code: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,29}$/u)),
  idStoreService: id,
  /** PRC as long as its sender is still busy with it, as with its payment. */
  isProcessing: z._default(z.boolean(), false),
  at: instant,
  /** When the guest wants it; left out, as soon as possible. */
  wanted: z._default(z.nullable(instant), null),
  customer: line(100),
  phone: said(40),
  /** Where it is brought to. */
  address: said(200),
  /** The table that it was ordered at. */
  table: said(40),
  note: said(500),
  isPaid: z.boolean(),
  currency: currencyCode,
  lines: z.array(orderLine).check(z.minLength(1), z.maxLength(100)),
  /** What the lines come to. */
  total: money,
});
export type SentHubOrder = z.input<typeof sentHubOrder>;

/** Who made an order what it is: a person or a till by name, the kitchen by cooking, a rule of the store, the guest. */
export const orderMovers = ['person', 'till', 'kitchen', 'rule', 'guest'] as const;
const step = z.object({
  status,
  at: instant,
  by: z.enum(orderMovers),
  /** Of a person or a till. */
  name: z.string(),
  reason,
  note: z.string(),
});
export type OrderStep = z.output<typeof step>;

const head = {
  id,
  idStore: id,
  sName: z.string(),
  timeZone: z.string(),
  code: z.string(),
  status,
  at: instant,
  /** When it has to be ready: when it is wanted, else its service's minutes after it came. */
  due: instant,
  wanted: z.nullable(instant),
  /** It should have been answered, or be ready, by now. */
  isLate: z.boolean(),
  idStoreService: id,
  serviceNames: names,
  serviceKind: ticket.shape.serviceKind,
  source: z.nullable(names),
  customer: z.string(),
  isPaid: z.boolean(),
  currency: z.string(),
  total: money,
  portions: z.number(),
};
const listed = z.object(head);
export type HubOrderHead = z.output<typeof listed>;
const shown = z.object({
  ...head,
  phone: z.string(),
  address: z.string(),
  table: z.string(),
  note: z.string(),
  lines: z.array(orderLine),
  steps: z.array(step),
  /** Dishes that the kitchen has made, of all; nothing before they are there. */
  kitchen: z.nullable(z.object({ made: z.number(), all: z.number() })),
  /** The ticket that it became. */
  ticket: z.nullable(z.object({ id, number: z.number() })),
});
export type HubOrder = z.output<typeof shown>;

/** What a till has to do with an order: make it, or take it back. */
const forTill = z.object({
  id,
  code: z.string(),
  status,
  at: instant,
  wanted: z.nullable(instant),
  serviceKind: ticket.shape.serviceKind,
  idSource: z.nullable(id),
  customer: z.string(),
  table: z.string(),
  note: z.string(),
  isPaid: z.boolean(),
  lines: z.array(orderLine),
  /** Of the ticket and of the order in the kitchen, once the till has said it. */
  number: z.nullable(number),
});
export type TillOrder = z.output<typeof forTill>;
const moved = z.object({ id, status });

/** Orders from outside the house (docs/product.md §17.7). */
export const hubOrderCalls = {
  live: defineCall({
    name: 'hubOrder.live',
    service,
    method: 'GET',
    path: '/order/company/{companyId}',
    access: { by: 'company', action: sees, named: 'path' },
    retryOnFail: true,
    summary: 'Orders of a company that are not ended, the late ones first, at most 300',
    answer: z.array(shown),
  }),
  list: defineCall({
    name: 'hubOrder.list',
    service,
    method: 'POST',
    path: '/order/list',
    access: { by: 'company', action: sees, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Orders of a company, newest first; `whereExtra` knows idStore, idStoreService, status, at, due and total, `search` looks into code and guest',
    body: listFilter,
    answer: pageOf(listed),
  }),
  get: defineCall({
    name: 'hubOrder.get',
    service,
    method: 'GET',
    path: '/order/{id}',
    entity,
    access: { by: 'company', action: sees, named: 'records' },
    retryOnFail: true,
    summary: 'One order with its lines and all that became of it',
    answer: shown,
  }),
  move: defineCall({
    name: 'hubOrder.move',
    service,
    method: 'PUT',
    path: '/order/{id}',
    entity,
    access: { by: 'company', action: moves, named: 'records' },
    summary:
      'Accept (ACP), reject (RJT), start (PST), complete (PCO) an order, say that it was picked up (PPK) or delivered (DLV), or cancel it for a listed reason (CNS) or in words (CNC); who comes second is told who was first',
    body: z.object({ status: z.enum(orderMoves), reason: z._default(reason, null), note: said(200) }),
    answer: moved,
  }),
  upload: defineCall({
    name: 'hubOrder.upload',
    service,
    method: 'POST',
    path: '/order/upload',
    access: { by: 'device' },
    summary:
      'An order from outside, for the store of the device that brings it; a service that accepts by itself has accepted it with that',
    body: sentHubOrder,
    answer: moved,
  }),
  ofDevice: defineCall({
    name: 'hubOrder.ofDevice',
    service,
    method: 'POST',
    path: '/order/device',
    access: { by: 'device' },
    summary:
      'What a till has to do: accepted orders of its store that no till has, its own that were cancelled, and those that wait for an answer; it says which it has taken and taken back',
    body: z.object({
      taken: z._default(z.array(z.object({ id, number })).check(z.maxLength(100)), []),
      takenBack: z._default(z.array(id).check(z.maxLength(100)), []),
    }),
    answer: z.object({
      /** To be rung up and sent to the kitchen. */
      make: z.array(forTill),
      /** Cancelled after it was rung up. */
      takeBack: z.array(forTill),
      /** Nobody has answered them yet. */
      waiting: z.array(z.object({ id, status, at: instant })),
      /** Made and not yet handed over. */
      ready: z.array(z.object({ id, status, since: instant, serviceKind: ticket.shape.serviceKind })),
      /** Ways that orders come to this store. */
      services: z.array(
        z.object({
          id,
          serviceKind: ticket.shape.serviceKind,
          leadMinutes: z.number(),
          minimum: z.nullable(money),
          takesAhead: z.boolean(),
        }),
      ),
    }),
  }),
  tell: defineCall({
    name: 'hubOrder.tell',
    service,
    method: 'PUT',
    path: '/order/device/{id}',
    access: { by: 'device' },
    summary: 'What becomes of an order of the store, as its till says; CRC is the word of the guest',
    body: z.object({
      status: z.enum([...orderMoves, 'SNT', 'CRC']),
      reason: z._default(reason, null),
      note: said(200),
    }),
    answer: moved,
  }),
};
