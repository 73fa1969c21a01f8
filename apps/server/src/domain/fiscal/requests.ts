import { randomUUID } from 'node:crypto';
import type { AnswerOf, GatewayRequest, gatewayRequestCalls, listFilter } from '@comanda/api/calls';
import { defineResource, f, platformId } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Work } from '../../core/work.ts';
import { gatewayRequest } from '../../db/schema/fiscal.ts';
import { withRole } from '../../db/transaction.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';
import type { Answered } from './office.ts';

/** Days that a request is kept. */
const keptDays = 90;
/** Signs of a sentence, and sentences, that are kept of an answer. */
const longest = 500;
const most = 20;

const outcomes = { accepted: 'A', refused: 'R', known: 'K', again: 'N' } as const satisfies Readonly<
  Record<Answered['outcome'], GatewayRequest['outcome']>
>;

/** An address without whatever may open it: who is named in it, and what it asks. */
const bare = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { host, pathname } = new URL(address);
  return host + pathname;
};

export interface Made extends Pick<
  GatewayRequest,
  'gateway' | 'region' | 'company' | 'store' | 'document' | 'attempt' | 'took' | 'bytes'
> {
  readonly endpoint: string;
  readonly answered: Answered;
}

/** Keeps that a gateway was asked, and what it said; of what it was sent only how much it was. */
export const noteRequest = (pool: pg.Pool, { answered, endpoint, ...made }: Made): Promise<void> =>
  withRole(pool, 'comanda_request', { companies: [platformId] }, async (db) => {
    await db.insert(gatewayRequest).values({
      ...made,
      idCompany: platformId,
      id: randomUUID(),
      endpoint: bare(endpoint),
      outcome: outcomes[answered.outcome],
      said: answered.said
        .slice(0, most)
        .map(({ code, text }) => ({ code: code.slice(0, longest), text: text.slice(0, longest) })),
    });
  });

export const forgetRequests = (pool: pg.Pool): Promise<unknown> =>
  withRole(pool, 'comanda_request', { companies: [platformId] }, (db) =>
    db.execute(sql`delete from ${gatewayRequest} where id_company = ${platformId}
      and at < now() - make_interval(days => ${keptDays})`),
  );

const listing: Listing = {
  fields: defineResource({
    code: 'GWR',
    route: '/factorygateway/requests',
    owner: 'system',
    service: 'fiscal',
    name: 'gatewayRequest',
    fields: {
      at: f.date({ moment: true }),
      gateway: f.text({ max: 20 }),
      region: f.text({ max: 20 }),
      company: f.text({ max: 20 }),
      store: f.text({ max: 20 }),
      attempt: f.integer({ min: 1, max: 1000 }),
      outcome: f.choice({ A: 'accepted', R: 'refused', K: 'taken before', N: 'no answer' }, 'A'),
      took: f.integer({ min: 0, max: 2 ** 31 - 1 }),
      bytes: f.integer({ min: 0, max: 2 ** 31 - 1 }),
    },
    list: { columns: ['at', 'gateway'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${gatewayRequest}`,
  columns: {
    id: sql`${gatewayRequest.id}`,
    at: sql`${gatewayRequest.at}`,
    gateway: sql`${gatewayRequest.gateway}`,
    region: sql`${gatewayRequest.region}`,
    company: sql`${gatewayRequest.company}`,
    store: sql`${gatewayRequest.store}`,
    attempt: sql`${gatewayRequest.attempt}`,
    outcome: sql`${gatewayRequest.outcome}`,
    took: sql`${gatewayRequest.took}`,
    bytes: sql`${gatewayRequest.bytes}`,
    created: sql`${gatewayRequest.at}`,
  },
  where: () => sql`${gatewayRequest.idCompany} = ${platformId}`,
  search: sql`(${gatewayRequest.gateway} || ' ' || ${gatewayRequest.company} || ' ' || ${gatewayRequest.store} || ' '
    || ${gatewayRequest.document} || ' ' || ${gatewayRequest.endpoint})`,
  order: sql`${gatewayRequest.at} desc, ${gatewayRequest.id} desc`,
};

/** Requests to gateways, newest first (docs/product.md §23.12). */
export const listRequests = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof gatewayRequestCalls.list>> => {
  const { ids, ...size } = await findPage(work, listing, asked);
  const { rows } = await work.db.execute<GatewayRequest & Record<string, unknown>>(sql`
    select id, ${instantOf(sql`at`)} as at, gateway, region, endpoint, company, store, document, attempt, outcome, said,
      took, bytes
    from ${gatewayRequest} where id_company = ${platformId} and id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], id)`);
  return { elements: rows, ...size };
};
