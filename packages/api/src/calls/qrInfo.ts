import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, names } from './shapes.ts';

const service = 'hub';
const entity = 'STR';

/** Codes at the tables of a store, which guests order by (docs/product.md §17.9). */
export const qrInfoCalls = {
  get: defineCall({
    name: 'qrInfo.get',
    service,
    method: 'GET',
    path: '/qrinfo/store/{id}',
    entity,
    access: { by: 'company', action: 'ALLOW_STORE_ZONE_ACCESS', named: 'records' },
    retryOnFail: true,
    summary: 'Where the codes of a store lead, and its tables by zone',
    answer: z.object({
      /** Nothing where nobody has said it yet. */
      address: z.nullable(z.string()),
      zones: z.array(
        z.object({
          id,
          code: z.string(),
          names,
          tables: z.array(z.object({ number: z.string(), covers: z.number(), link: z.nullable(z.string()) })),
        }),
      ),
    }),
  }),
  put: defineCall({
    name: 'qrInfo.put',
    service,
    method: 'PUT',
    path: '/qrinfo/store/{id}',
    entity,
    access: { by: 'company', action: 'ALLOW_COMPANY_STORE_SERVICE_EDIT', named: 'records' },
    summary: 'Say where the codes of a store lead; store, zone and table are added to it',
    body: z.object({ address: z.string().check(z.trim(), z.maxLength(300)) }),
    answer: z.object({ address: z.string() }),
  }),
};
