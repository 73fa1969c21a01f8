import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { fiscalWord } from './fiscalShapes.ts';
import { id, instant, listFilter, pageOf } from './shapes.ts';

/**
 * What a gateway made of a request: A accepted, R refused, K had been taken before, N nothing: it did not answer, was busy,
 * or said something else than a report.
 */
export const gatewayOutcomes = ['A', 'R', 'K', 'N'] as const;
const request = z.object({
  id,
  at: instant,
  /** Code of the fiscal gateway, and its region. */
  gateway: z.string(),
  region: z.string(),
  /** Where it went: host and path alone. */
  endpoint: z.string(),
  /** Of which company and store, by their codes. */
  company: z.string(),
  store: z.string(),
  /** Series and number by which the tax office knows the ticket. */
  document: z.string(),
  /** The first is 1. */
  attempt: z.number(),
  outcome: z.enum(gatewayOutcomes),
  said: z.array(fiscalWord),
  /** Milliseconds, and how much was sent. */
  took: z.number(),
  bytes: z.number(),
});
export type GatewayRequest = z.output<typeof request>;

/** Requests that the platform has made to gateways (docs/product.md §23.12). */
export const gatewayRequestCalls = {
  list: defineCall({
    name: 'gatewayRequest.list',
    service: 'fiscal',
    method: 'POST',
    path: '/gatewayRequest/list/lite',
    access: { by: 'platform', action: 'ALLOW_SYSTEM_GATEWAY_ACCESS' },
    reads: true,
    retryOnFail: true,
    summary:
      'Requests to gateways of the last 90 days, newest first; `whereExtra` knows at, gateway, region, company, store, attempt, outcome, took and bytes, `search` looks into gateway, company, store, document and endpoint',
    body: listFilter,
    answer: pageOf(request),
  }),
};
