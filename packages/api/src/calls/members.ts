import * as z from 'zod/mini';
import { givesRoles, invites, seesRoles } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { roleName } from './roles.ts';
import { done, email, file, id, ids, pageOf, pageSizes } from './shapes.ts';

/* People of companies, for whoever looks after them (docs/product.md §22.14). */
const service = 'enrollment';
const reading = { service, method: 'GET', retryOnFail: true } as const;
const everywhere = { by: 'user', of: 'companies', holding: seesRoles } as const;
const ownProfile = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;

const member = z.object({
  id,
  idCompany: id,
  uName: z.string(),
  surname: z.string(),
  email: z.string(),
  kind: z.enum(['NRM', 'PRO', 'SYS', 'DEV']),
  status: z.enum(['INA', 'ACT', 'LCK', 'DLT', 'GUE']),
  role: roleName,
  /** Whether the company belongs to them. */
  isOwner: z.boolean(),
  avatar: z.object({ url: z.nullable(z.string()), hash: z.nullable(z.string()) }),
});
export type CompanyMember = z.output<typeof member>;
const words = z._default(z.string().check(z.maxLength(100)), '');

export const memberCalls = {
  ofCompany: defineCall({
    ...reading,
    name: 'user.ofCompany',
    path: '/user/company/{id}',
    access: { by: 'company', action: seesRoles, named: 'path' },
    summary: 'People of a company, by name',
    answer: z.array(member),
  }),
  ofStore: defineCall({
    ...reading,
    name: 'user.ofStore',
    path: '/user/store/{id}',
    access: { by: 'company', action: seesRoles, named: 'records' },
    entity: 'STR',
    summary: 'People of the company that a store is of',
    answer: z.array(member),
  }),
  ofGroup: defineCall({
    ...reading,
    name: 'user.ofGroup',
    path: '/user/group/{id}',
    access: everywhere,
    summary: 'People of the companies that a group of the person is of, in each of them',
    answer: z.array(member),
  }),
  byId: defineCall({
    ...reading,
    name: 'user.byId',
    path: '/user/id/{id}',
    access: everywhere,
    summary: 'One person, in each company where the people are seen',
    answer: z.array(member),
  }),
  page: defineCall({
    name: 'user.page',
    service,
    method: 'POST',
    path: '/user/list',
    access: { by: 'company', action: seesRoles, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary: 'People of a company page by page; `search` looks into names and addresses',
    body: z.object({
      idCompany: id,
      limit: z._default(z.literal(pageSizes), 10),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
      search: words,
    }),
    answer: pageOf(member),
  }),
  query: defineCall({
    name: 'user.query',
    service,
    method: 'POST',
    path: '/user/query',
    access: { by: 'company', action: seesRoles, named: 'body' },
    reads: true,
    retryOnFail: true,
    summary: 'The first twenty people of a company whose name or address has some words',
    body: z.object({ idCompany: id, search: words }),
    answer: z.array(member),
  }),
  avatars: defineCall({
    name: 'user.avatars',
    service,
    method: 'POST',
    path: '/user/avatar/list',
    access: { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' },
    reads: true,
    retryOnFail: true,
    summary: 'Pictures of people of the companies where the person sees them; who has none is left out',
    body: z.object({ idUsers: ids }),
    answer: z.array(
      z.object({
        id,
        hash: z.string(),
        /** As a data address, 160 px square. */
        image64: z.string(),
      }),
    ),
  }),
  takeOut: defineCall({
    name: 'user.takeOut',
    service,
    method: 'POST',
    path: '/user/company/remove',
    access: { by: 'company', action: givesRoles, named: 'body' },
    summary: 'Take people out of a company: all of them or none. What they wrote stays',
    body: z.object({ idCompany: id, idUsers: ids }),
    answer: done,
  }),
  removeMany: defineCall({
    name: 'user.removeMany',
    service,
    method: 'POST',
    path: '/user/delete',
    access: { by: 'company', action: givesRoles, named: 'body' },
    summary: 'The same by another name: an account is deleted by its own person and by nobody else',
    body: z.object({ idCompany: id, idUsers: ids }),
    answer: done,
  }),
  removeFromStore: defineCall({
    name: 'user.removeFromStore',
    service,
    entity: 'STR',
    method: 'POST',
    path: '/user/store/remove',
    access: { by: 'company', action: givesRoles, named: 'records' },
    summary: 'Take people out of the company that a store is of; a role there holds in all of its stores',
    body: z.object({ id, idUsers: ids }),
    answer: done,
  }),
  removeFromGroup: defineCall({
    name: 'user.removeFromGroup',
    service,
    method: 'POST',
    path: '/user/group/remove',
    access: { by: 'company', action: givesRoles, named: 'businesses' },
    summary:
      'Take people out of all companies of groups of the person: of each that they are in, all of it or nothing',
    body: z.object({ idGroups: ids, idUsers: ids }),
    answer: done,
  }),
  add: defineCall({
    name: 'user.add',
    service,
    method: 'POST',
    path: '/user/upload',
    access: { by: 'company', action: invites, named: 'body' },
    summary: 'Add somebody to a company: they are invited, since nobody makes an account for somebody else',
    body: z.object({ idCompany: id, email, role: roleName.shape.code }),
    answer: done,
  }),
  setStatus: defineCall({
    name: 'user.setStatus',
    service,
    method: 'PUT',
    path: '/user/upload',
    access: { by: 'company', action: givesRoles, named: 'body' },
    summary: 'Lock a person of a company (LCK), or let them back in (ACT); their role stays',
    body: z.object({ idCompany: id, id, status: z.enum(['ACT', 'LCK']) }),
    answer: done,
  }),
  resend: defineCall({
    service,
    name: 'user.resend',
    method: 'GET',
    path: '/user/resend/{id}',
    access: ownProfile,
    acts: true,
    summary:
      'Send an invitation once more, for clients that ask as the platform does; by no address that somebody opens',
    answer: done,
  }),
};
/** A person’s own account comes to its end (docs/product.md §22.15). */
export const leavingCalls = {
  data: defineCall({
    name: 'user.data',
    service,
    method: 'GET',
    path: '/user/data/{id}',
    access: ownProfile,
    summary: 'All that the platform holds of the person, as a JSON file',
    answer: file,
  }),
  close: defineCall({
    name: 'user.close',
    service,
    method: 'DELETE',
    path: '/user/{id}',
    access: ownProfile,
    isSecret: true,
    summary:
      'Delete the own account, with its password: what it held of the person is forgotten, what they wrote in companies stays',
    body: z.object({ password: z.string().check(z.maxLength(200)) }),
    answer: done,
  }),
};
