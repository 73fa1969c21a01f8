import * as z from 'zod/mini';
import { invites } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { roleName } from './roles.ts';
import { done, email, id, instant, moment, pageOf, pageSizes } from './shapes.ts';

const service = 'enrollment';
const own = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;

/** Days that a key opens at most. */
export const mostKeyDays = 366;
const action = z.string().check(z.minLength(1), z.maxLength(100));

const accessKey = z.object({
  id,
  idCompany: id,
  company: z.string(),
  giver: z.object({ name: z.string(), email: z.string() }),
  /** Whose it is, by the address of their account; there may be none of it yet. */
  email: z.string(),
  /** Who has accepted it. */
  holder: z.nullable(z.string()),
  /** What it opens, as long as its giver may do it too. */
  actions: z.array(z.string()),
  created: instant,
  /** From then on it opens nothing. */
  until: instant,
  /** PND pending, ACP accepted, RJC rejected. */
  status: z.enum(['PND', 'ACP', 'RJC']),
  /** Why it opens nothing any more. */
  ended: z.nullable(z.enum(['revoked', 'expired'])),
  /** Whether the person who asks has given it; another's of a company where they give roles is listed too. */
  isOwn: z.boolean(),
});
export type AccessKey = z.output<typeof accessKey>;
const place = z.object({
  idCompany: id,
  company: z.string(),
  /** What the person may give there. */
  actions: z.array(z.string()),
  /** Roles of the company that grant no more than that, and what each grants: something to begin with. */
  roles: z.array(z.object({ role: roleName, actions: z.array(z.string()) })),
});
export type KeyPlace = z.output<typeof place>;

/** Somebody else acts in a company until a date (docs/product.md §22.12). Another's id is as unknown as one that is not there. */
export const accessKeyCalls = {
  places: defineCall({
    name: 'accessKey.places',
    service,
    method: 'GET',
    path: '/accessKey/company',
    access: { by: 'user', of: 'companies', holding: invites },
    summary: 'Companies that the person may give keys to, and what they may give there',
    answer: z.array(place),
    retryOnFail: true,
  }),
  give: defineCall({
    name: 'accessKey.give',
    service,
    method: 'POST',
    path: '/accessKey',
    access: { by: 'company', action: invites, named: 'body' },
    summary: 'Give the owner of a mailbox a key to a company until a date; a mail tells them',
    body: z.object({
      idCompany: id,
      email,
      until: moment,
      actions: z.array(action).check(z.maxLength(2000)),
    }),
    answer: z.object({ id }),
  }),
  get: defineCall({
    name: 'accessKey.get',
    service,
    method: 'GET',
    path: '/accessKey/{id}',
    access: own,
    summary: 'One key that the person has given or got',
    answer: accessKey,
    retryOnFail: true,
  }),
  list: defineCall({
    name: 'accessKey.list',
    service,
    method: 'POST',
    path: '/accessKey/list',
    access: own,
    reads: true,
    retryOnFail: true,
    summary:
      'Keys that the person has got, or has given, or that others gave to companies where they give roles, the newest first; `search` looks into names and addresses',
    body: z.object({
      kind: z.enum(['received', 'sent']),
      limit: z._default(z.literal(pageSizes), 10),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
      search: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    answer: pageOf(accessKey),
  }),
  accept: defineCall({
    name: 'accessKey.accept',
    service,
    method: 'POST',
    path: '/accessKey/accept/{id}',
    access: own,
    summary: 'Accept a key: it opens the company from the next call on',
    /** The company that it opens. */
    answer: z.object({ idCompany: id }),
  }),
  reject: defineCall({
    name: 'accessKey.reject',
    service,
    method: 'POST',
    path: '/accessKey/reject/{id}',
    access: own,
    summary: 'Reject a key that waits',
    answer: done,
  }),
  revoke: defineCall({
    name: 'accessKey.revoke',
    service,
    method: 'DELETE',
    path: '/accessKey/{id}',
    access: own,
    summary:
      'End a key of one’s own, or to a company where one gives roles; who holds it gives it back. It opens nothing from the next call on',
    answer: done,
  }),
};
