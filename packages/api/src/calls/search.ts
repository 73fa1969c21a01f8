import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, names } from './shapes.ts';

/** Most records of one area that a search through all of them answers. */
export const mostFound = 10;
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** A search through all maintenance areas at once (docs/product.md §3.7). */
export const searchCalls = {
  records: defineCall({
    name: 'search.records',
    service: 'system',
    method: 'POST',
    path: '/search',
    access: { by: 'user', of: 'areas', verb: 'ACCESS' },
    reads: true,
    retryOnFail: true,
    summary: `Records of all areas that the person may see, at most ${mostFound} of each, as their lists find them`,
    body: z.object({
      idCompany: id,
      words,
      /** Areas that are asked for other words. */
      named: z._default(
        z.array(z.object({ entity: z.string().check(z.maxLength(3)), words })).check(z.maxLength(20)),
        [],
      ),
    }),
    answer: z.object({
      elements: z.array(z.object({ entity: z.string(), id, code: z.string(), names })),
    }),
  }),
};
