import * as z from 'zod/mini';
import { givesRoles } from '../permissions/roles.ts';
import { defineCall } from './call.ts';
import { id, ids } from './shapes.ts';

const person = z.object({ id, name: z.string() });
const code = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/));
/** What a change of role does to one person; actions by name, sorted. */
const effect = z.object({
  ...person.shape,
  from: code,
  to: code,
  loses: z.array(z.string()),
  gains: z.array(z.string()),
});
export type RoleEffect = z.output<typeof effect>;

/** Who may do what in a company, and who can change that (docs/product.md §5.3, §5.5). */
export const roleCalls = {
  ofCompany: defineCall({
    name: 'role.ofCompany',
    service: 'security',
    method: 'GET',
    path: '/role/company/{companyId}',
    access: { by: 'company', action: givesRoles, named: 'path' },
    summary: 'Roles that a person of the company can have, what each grants, and who has it',
    answer: z.array(z.object({ code, actions: z.array(z.string()), people: z.array(person) })),
    retryOnFail: true,
  }),
  give: defineCall({
    name: 'user.role',
    service: 'enrollment',
    method: 'POST',
    path: '/user/role',
    access: { by: 'company', action: givesRoles, named: 'body' },
    summary:
      'Give people of the company another role; `try` says who would lose and gain what, and changes nothing',
    body: z.object({ idCompany: id, idUsers: ids, role: code, try: z._default(z.boolean(), false) }),
    answer: z.object({ people: z.array(effect) }),
  }),
  grantors: defineCall({
    name: 'role.grantors',
    service: 'security',
    method: 'GET',
    path: '/role/grantor/{companyId}',
    access: { by: 'company', action: 'ALLOW_COMPANY_ACCESS', named: 'path' },
    summary: 'Names of those who give roles in the company, its owners first, three at most: whom to ask',
    answer: z.array(z.object({ name: z.string() })),
    retryOnFail: true,
  }),
};
