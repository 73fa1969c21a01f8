import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Who may make a call of the synchronisation. */
export const syncAccess = (
  what: 'ACCESS' | 'PUBLISH' | 'REVERT' | 'DISCARD',
  named: 'path' | 'body' | 'records',
) => ({
  by: 'company' as const,
  action: `ALLOW_COMPANY_SYNC_${what}`,
  named,
});

/** What the frame of every page asks of the synchronisation; the other calls come with its pages. */
export const trackerNumberCalls = {
  number: defineCall({
    name: 'tracker.number',
    service: 'system',
    method: 'GET',
    path: '/tracker/number/{id}/{status}',
    access: syncAccess('ACCESS', 'path'),
    summary:
      'How many changes of a company have a status (ALL: any), how many records of each kind they are about, and who made them',
    answer: z.object({
      elements: z.number(),
      /** The most first. */
      kinds: z.array(z.object({ entity: z.string(), records: z.number() })),
      /** By their names as they were then, the most first. */
      people: z.array(z.object({ name: z.string(), changes: z.number() })),
    }),
    retryOnFail: true,
  }),
};
