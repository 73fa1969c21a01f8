import * as z from 'zod/mini';
import { permissionStates } from '../permissions/fold.ts';
import { givesRoles, makesRoles, seesRoles } from '../permissions/codes.ts';
import { defineCall } from './call.ts';
import { done, id, ids, instant, spoken, version } from './shapes.ts';

const person = z.object({ id, name: z.string() });
const code = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/));
/** A role as people call it: the platform's are named by the catalogues. */
export const roleName = z.object({
  code,
  /** What the company calls it; nothing where it is the platform's. */
  name: z.nullable(z.string()),
});
export type RoleName = z.output<typeof roleName>;
const states = z.record(z.string(), z.enum(permissionStates));
/** What a change of role does to one person; actions by name, sorted. */
const effect = z.object({
  ...person.shape,
  from: code,
  to: code,
  loses: z.array(z.string()),
  gains: z.array(z.string()),
});
export type RoleEffect = z.output<typeof effect>;
/** What a change does to people, and what tells it from any other: sent back, nothing else is done than was shown. */
const effects = { people: z.array(effect), digest: z.string() };
const asTried = {
  try: z._default(z.boolean(), false),
  /** Of the effects that were shown when it was tried; left out where nothing was. */
  digest: z.optional(z.string().check(z.maxLength(64))),
};

/** Why somebody cannot be seen as by who asks (docs/product.md §5.7). */
export const seeingLimits = ['self', 'locked', 'inactive', 'beyond_own'] as const;
export type SeeingLimit = (typeof seeingLimits)[number];

const role = z.object({
  ...roleName.shape,
  /** SYS: the platform's own, which no company changes. */
  kind: z.enum(['SYS', 'NRM']),
  /** GRN and DEN by action; what is not named is NUL. */
  permissions: states,
  version: z.number(),
  updated: instant,
  /** `seeing`: what keeps who asks from seeing as them, `null` where nothing does; only told to who makes roles. */
  people: z.array(
    z.object({
      ...person.shape,
      isLocked: z.boolean(),
      seeing: z.optional(z.nullable(z.enum(seeingLimits))),
    }),
  ),
});
export type Role = z.output<typeof role>;

/** Longest name of a role, in characters, and most roles of a company (docs/product.md §13). */
export const roleLimits = { name: 60, roles: 50 } as const;

const name = z.string().check(z.trim(), ...spoken);
const written = { idCompany: id, name, permissions: states };
const kinds = ['MAKE', 'CHANGE', 'DELETE', 'GIVE', 'SEE'] as const;

/** Who may do what in a company, and who can change that (docs/product.md §5.3, §5.5, §5.6). */
export const roleCalls = {
  ofCompany: defineCall({
    name: 'role.ofCompany',
    service: 'security',
    method: 'GET',
    path: '/role/company/{companyId}',
    access: { by: 'company', action: seesRoles, named: 'path' },
    summary: 'Roles that a person of the company can have, what each grants, and who has it',
    answer: z.array(role),
    retryOnFail: true,
  }),
  make: defineCall({
    name: 'role.make',
    service: 'security',
    method: 'POST',
    path: '/role',
    access: { by: 'company', action: makesRoles, named: 'body' },
    summary: 'Make a role of the company',
    body: z.object(written),
    answer: role,
  }),
  change: defineCall({
    name: 'role.change',
    service: 'security',
    method: 'PUT',
    path: '/role',
    access: { by: 'company', action: makesRoles, named: 'body' },
    summary:
      'Change a role of the company; `try` says what each of its people would lose and gain, and changes nothing. With the digest of that it is refused (ERROR_STALE) once it would do anything else',
    body: z.object({ ...written, code, version, ...asTried }),
    answer: z.object({ role, ...effects }),
  }),
  delete: defineCall({
    name: 'role.delete',
    service: 'security',
    method: 'DELETE',
    path: '/role/company/{companyId}/{code}',
    access: { by: 'company', action: makesRoles, named: 'path' },
    summary: 'Delete a role of the company that nobody has',
    answer: done,
  }),
  history: defineCall({
    name: 'role.history',
    service: 'security',
    method: 'GET',
    path: '/role/history/{companyId}',
    access: { by: 'company', action: seesRoles, named: 'path' },
    summary:
      'Who changed roles of the company, gave them or saw as whom, when and how; the last hundred entries, newest first',
    answer: z.array(
      z.object({
        id,
        at: instant,
        by: z.string(),
        kind: z.enum(kinds),
        /** As the role was called then. */
        role: roleName,
        /** Whom a role was given to, each with the role before; or who was seen as, with their role. */
        people: z.array(z.object({ name: z.string(), from: z.string() })),
        /** Actions whose state changed. */
        changes: z.array(
          z.object({ action: z.string(), from: z.enum(permissionStates), to: z.enum(permissionStates) }),
        ),
      }),
    ),
    retryOnFail: true,
  }),
  give: defineCall({
    name: 'user.role',
    service: 'enrollment',
    method: 'POST',
    path: '/user/role',
    access: { by: 'company', action: givesRoles, named: 'body' },
    summary:
      'Give people of the company another role; `try` says who would lose and gain what, and changes nothing. With the digest of that it is refused (ERROR_STALE) once it would do anything else',
    body: z.object({ idCompany: id, idUsers: ids, role: code, ...asTried }),
    answer: z.object(effects),
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
export type RoleChange = z.output<typeof roleCalls.history.answer>[number];
