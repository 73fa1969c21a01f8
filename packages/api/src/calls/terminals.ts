import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id, instant, line, version } from './shapes.ts';

/** What a till is called in its store. */
const name = line(60);
/** A till as it is written. */
export const terminalFields = { idStore: id, name };
const terminal = z.object({
  id,
  idStore: id,
  sName: z.string(),
  name: z.string(),
  version: z.number(),
  /** The release that it runs, as it last said. */
  software: z.nullable(z.string()),
  /** When it last spoke. */
  seen: z.nullable(instant),
  isOnline: z.boolean(),
  /** Newest publication of its store, and the newest that it has: 0 before the first. */
  published: z.number(),
  acknowledged: z.number(),
  /** Why it does not take what is newer. */
  reason: z.nullable(z.string()),
  /** Since when it may sign in, and from which machine it last did; none where it may not. */
  licence: z.nullable(z.object({ since: instant, machine: z.nullable(z.string()) })),
});
export type Terminal = z.output<typeof terminal>;

const ofTerminal = { entity: 'TRM' } as const;
const by = (action: string) => ({ by: 'company', action, named: 'records' }) as const;
const edits = 'ALLOW_COMPANY_TERMINAL_EDIT';
const licenses = 'ALLOW_COMPANY_TERMINAL_LICENSE';

/** Tills of a company and what they sign in with (docs/product.md §22.7). */
export const terminalCalls = {
  ofCompany: defineCall({
    name: 'terminal.ofCompany',
    service: 'enrollment',
    method: 'GET',
    path: '/terminal/company/{companyId}',
    access: { by: 'company', action: 'ALLOW_COMPANY_TERMINAL_ACCESS', named: 'path' },
    summary: 'Tills of a company, by store',
    answer: z.array(terminal),
    retryOnFail: true,
  }),
  make: defineCall({
    name: 'terminal.make',
    service: 'enrollment',
    method: 'POST',
    path: '/terminal',
    access: { by: 'company', action: edits, named: 'body' },
    summary: 'Make a till of a store',
    body: z.object({ idCompany: id, ...terminalFields }),
    answer: z.object({ id }),
  }),
  change: defineCall({
    name: 'terminal.change',
    service: 'enrollment',
    method: 'PUT',
    path: '/terminal',
    ...ofTerminal,
    access: by(edits),
    summary: 'Rename a till, or move it to another store: then its licence ends, and it is paired anew',
    body: z.object({ id, version, ...terminalFields }),
    answer: z.object({ id, version: z.number() }),
  }),
  remove: defineCall({
    name: 'terminal.remove',
    service: 'enrollment',
    method: 'DELETE',
    path: '/terminal/{id}',
    ...ofTerminal,
    access: by('ALLOW_COMPANY_TERMINAL_DELETE'),
    summary: 'Remove a till: its licence ends, what it has sold stays',
    answer: done,
  }),
  issue: defineCall({
    name: 'terminal.issue',
    service: 'license',
    method: 'POST',
    path: '/device/license/{id}',
    ...ofTerminal,
    access: by(licenses),
    summary: 'Issue the licence that a till is paired with; it is told once and ends the one before',
    // Kept for a repeat, its answer would be the licence in clear.
    isSecret: true,
    answer: z.object({ license: z.string() }),
  }),
  revoke: defineCall({
    name: 'terminal.revoke',
    service: 'license',
    method: 'DELETE',
    path: '/device/license/{id}',
    ...ofTerminal,
    access: by(licenses),
    summary: 'End the licence of a till: from now on it neither pulls nor sells into the platform',
    answer: done,
  }),
};
