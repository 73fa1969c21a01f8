import * as z from 'zod/mini';
import { makesRoles } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { id, instant, pageOf, pageSizes } from './shapes.ts';

/** What a company's journal tells of; the same names stand in the server's log (docs/product.md §22.11). */
export const journalKinds = [
  'SIGN_IN',
  'SIGN_IN_REFUSED',
  'INVITE',
  'INVITE_WITHDRAW',
  'INVITE_ACCEPT',
  'ROLE_MAKE',
  'ROLE_CHANGE',
  'ROLE_DELETE',
  'ROLE_GIVE',
  'ROLE_SEE',
  'LICENCE_ISSUE',
  'LICENCE_REVOKE',
  'TRANSFER_OFFER',
  'TRANSFER_WITHDRAW',
  'TRANSFER_REJECT',
  'TRANSFER_ACCEPT',
  'KEY_GIVE',
  'KEY_ACCEPT',
  'KEY_REJECT',
  'KEY_REVOKE',
  'COMPANY_CLOSE',
  'COMPANY_RESTORE',
  'MEMBER_REMOVE',
  'MEMBER_LOCK',
  'MEMBER_UNLOCK',
  'MEMBER_LEAVE',
  'EXPORT',
  'NOTIFY',
] as const;
export type JournalKind = (typeof journalKinds)[number];
const about = z.object({
  /** Address of who was invited, given a key, or offered the company. */
  email: z.optional(z.string()),
  /** Name of a till. */
  terminal: z.optional(z.string()),
  /** Entity code of what was taken away as a file, or the call that made it. */
  entity: z.optional(z.string()),
  role: z.optional(z.object({ code: z.string(), name: z.nullable(z.string()) })),
  people: z.optional(z.string()),
  /** What a notification that was sent is called. */
  title: z.optional(z.string()),
});
export type JournalAbout = z.output<typeof about>;
const entry = z.object({
  id,
  at: instant,
  /** Who did it, by name; nothing of who has gone. */
  by: z.nullable(z.string()),
  kind: z.enum(journalKinds),
  about,
  /** Where they were, as far as the platform knows. */
  address: z.nullable(z.string()),
});
export type JournalEntry = z.output<typeof entry>;

export const journalCalls = {
  read: defineCall({
    name: 'journal.read',
    service: 'security',
    method: 'POST',
    path: '/journal/list',
    access: { by: 'company', action: makesRoles, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'Who did what in a company, the newest first; `search` looks into names, addresses and what it was about',
    body: z.object({
      idCompany: id,
      limit: z._default(z.literal(pageSizes), 25),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
      search: z._default(z.string().check(z.maxLength(100)), ''),
      kinds: z._default(z.array(z.enum(journalKinds)), []),
    }),
    answer: pageOf(entry),
  }),
};
