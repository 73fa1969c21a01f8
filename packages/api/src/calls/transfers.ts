import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { company } from './people.ts';
import { done, email, face, id, ids, instant, pageOf, pageSizes } from './shapes.ts';

const service = 'enrollment';
const own = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;

/** Most companies that one offer is of. */
export const mostOffered = 20;
/** A company and what goes with it: its stores are its owner's. */
export const companyWithStores = z.object({
  id,
  code: z.string(),
  cName: z.string(),
  avatar: company.shape.avatar,
  stores: z.array(z.object({ id, sName: z.string(), avatar: face })),
});
export type CompanyWithStores = z.output<typeof companyWithStores>;

const transfer = {
  id,
  /** Whose it becomes, by the address of their account; there may be none of it yet. */
  emailGuest: z.string(),
  giver: z.object({ name: z.string(), email: z.string() }),
  created: instant,
  /** From then on it is not accepted any more. */
  expires: instant,
  /** PND pending, ACP accepted, RJC rejected. */
  status: z.enum(['PND', 'ACP', 'RJC']),
  /** Why one that is PND is answered no more. */
  ended: z.nullable(z.enum(['withdrawn', 'expired'])),
  transferBusinesses: z.array(z.object({ idCompany: id, cName: z.string(), isTransferred: z.boolean() })),
};
const short = z.object(transfer);
const full = z.object({ ...transfer, companiesWithStores: z.array(companyWithStores) });
export type Transfer = z.output<typeof short>;
export type FullTransfer = z.output<typeof full>;

const accept = {
  service,
  path: '/transfer/accept/{id}',
  access: own,
  answer: short,
} as const;
const reject = { ...accept, path: '/transfer/reject/{id}' } as const;

/** Ownership changes hands (docs/product.md §22.9). Another's id is as unknown as one that is not there. */
export const transferCalls = {
  owned: defineCall({
    name: 'business.owned',
    service,
    method: 'GET',
    path: '/business/owner/filter',
    access: own,
    summary: 'Companies that the person owns, with their stores, and whether each is offered to somebody',
    answer: z.object({
      companiesWithStores: z.array(z.extend(companyWithStores, { isOffered: z.boolean() })),
    }),
    retryOnFail: true,
  }),
  offer: defineCall({
    name: 'transfer.offer',
    service,
    method: 'POST',
    path: '/transfer',
    access: own,
    summary: 'Offer companies of one’s own to the owner of a mailbox; a mail tells them',
    body: z.object({
      emailGuest: email,
      transferBusinesses: z
        .array(z.object({ idCompany: id }))
        .check(z.minLength(1), z.maxLength(mostOffered)),
    }),
    answer: z.object({ id }),
  }),
  get: defineCall({
    name: 'transfer.get',
    service,
    method: 'GET',
    path: '/transfer/{id}',
    access: own,
    summary: 'One offer that the person has made or got',
    answer: short,
    retryOnFail: true,
  }),
  full: defineCall({
    name: 'transfer.full',
    service,
    method: 'GET',
    path: '/transfer/full/{id}',
    access: own,
    summary: 'The same with the stores of its companies',
    answer: full,
    retryOnFail: true,
  }),
  list: defineCall({
    name: 'transfer.list',
    service,
    method: 'POST',
    path: '/transfer/list',
    access: own,
    reads: true,
    retryOnFail: true,
    summary:
      'Offers that the person has got, or has made, the newest first; `search` looks into names and addresses',
    body: z.object({
      kind: z.enum(['received', 'sent']),
      limit: z._default(z.literal(pageSizes), 10),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
      search: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    answer: pageOf(short),
  }),
  accept: defineCall({
    ...accept,
    name: 'transfer.accept',
    method: 'POST',
    summary: 'Accept an offer: the person owns all of it from then on, and who gave it is out',
  }),
  acceptByGet: defineCall({
    ...accept,
    name: 'transfer.acceptByGet',
    method: 'GET',
    acts: true,
    summary: 'The same, for clients that ask as the platform does; by no address that somebody opens',
  }),
  reject: defineCall({
    ...reject,
    name: 'transfer.reject',
    method: 'POST',
    summary: 'Reject an offer; everything stays with who has it',
  }),
  rejectByGet: defineCall({
    ...reject,
    name: 'transfer.rejectByGet',
    method: 'GET',
    acts: true,
    summary: 'The same, for clients that ask as the platform does; by no address that somebody opens',
  }),
  withdraw: defineCall({
    name: 'transfer.withdraw',
    service,
    method: 'DELETE',
    path: '/transfer/{id}',
    access: own,
    summary: 'Take back an offer of one’s own that waits',
    answer: done,
  }),
  forget: defineCall({
    name: 'transfer.forget',
    service,
    method: 'POST',
    path: '/transfer/delete',
    access: own,
    summary: 'Take offers that have ended off one’s own list',
    body: ids,
    answer: done,
  }),
};
