import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { company, store } from './people.ts';
import { done, id, ids, version } from './shapes.ts';
import { companyWithStores } from './transfers.ts';

/* Companies, stores and groups as the platform's other clients ask for them (docs/product.md §22.13). */
const service = 'enrollment';
const reading = { service, method: 'GET', retryOnFail: true } as const;
const seesStores = 'ALLOW_STORE_ACCESS';
const inCompany = (action: string) => ({ by: 'company', action, named: 'path' }) as const;
const ofStore = (action: string) =>
  ({ access: { by: 'company', action, named: 'records' }, entity: 'STR' }) as const;
const everywhere = { by: 'user', of: 'companies', holding: seesStores } as const;
const ownCompanies = { by: 'user', of: 'self', action: 'ALLOW_USER_COMPANY' } as const;

export const businessAvatar = z.object({
  /** Where the whole picture is; none where there is none. */
  url: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  /** As a data address, 192 px at most. */
  image64: z.nullable(z.string()),
  /** What stands behind the initials where there is none. */
  color: z.nullable(z.string()),
});
export type BusinessAvatar = z.output<typeof businessAvatar>;
/** How many there are, and how many there may be; nothing where there is no bound. */
const counted = { used: z.number(), limit: z.nullable(z.number()) };
const withTerminals = z.array(
  z.object({
    id,
    idCompany: id,
    sName: z.string(),
    terminals: z.array(z.object({ id, name: z.string() })),
  }),
);
/** Parts of the product that a company may use or not. */
export const businessModules = ['kitchen', 'hub', 'signage', 'terminals'] as const;

const several = <const K extends 'idCompanies' | 'idStores' | 'idGroups'>(key: K) =>
  z.object({ [key]: ids } as { readonly [P in K]: typeof ids });

export const hierarchyCalls = {
  companyAvatar: defineCall({
    ...reading,
    name: 'company.avatar',
    path: '/company/avatar/{id}/web/{timestamp}',
    access: inCompany('ALLOW_COMPANY_ACCESS'),
    summary: 'The picture of a company; `timestamp` is its hash or a time, and tells one from an older one',
    answer: businessAvatar,
  }),
  storeAvatar: defineCall({
    ...reading,
    ...ofStore(seesStores),
    name: 'business.storeAvatar',
    path: '/store/avatar/{id}/web/{ts}',
    summary: 'The picture of a store; `ts` is its hash or a time',
    answer: businessAvatar,
  }),
  companyOfStore: defineCall({
    ...reading,
    ...ofStore('ALLOW_COMPANY_ACCESS'),
    name: 'company.ofStore',
    path: '/company/store/{id}',
    summary: 'The company that a store is of',
    answer: company,
  }),
  withStores: defineCall({
    ...reading,
    name: 'company.withStores',
    path: '/company/store/all',
    access: everywhere,
    summary: 'Companies where the person sees stores, with them',
    answer: z.array(companyWithStores),
  }),
  oneWithStores: defineCall({
    ...reading,
    name: 'company.oneWithStores',
    path: '/company/store/all/{id}',
    access: inCompany(seesStores),
    summary: 'One company with its stores',
    answer: companyWithStores,
  }),
  removeStores: defineCall({
    name: 'company.removeStores',
    service,
    method: 'POST',
    path: '/company/store/remove',
    ...ofStore('ALLOW_COMPANY_STORE_DELETE'),
    summary: 'Delete stores of a company: all of them or none',
    body: z.object({ ids }),
    answer: done,
  }),
  severalCompanies: defineCall({
    name: 'company.several',
    service,
    method: 'POST',
    path: '/company/multiple',
    access: { by: 'company', action: 'ALLOW_COMPANY_ACCESS', named: 'businesses' },
    reads: true,
    retryOnFail: true,
    summary: 'Several companies',
    body: several('idCompanies'),
    answer: z.array(company),
  }),
  module: defineCall({
    ...reading,
    name: 'company.module',
    path: '/company/module/{id}/{module}',
    access: inCompany('ALLOW_COMPANY_ACCESS'),
    summary: `Whether a company uses a part of the product: ${businessModules.join(', ')}`,
    answer: z.object({ module: z.enum(businessModules), isUsed: z.boolean(), records: z.number() }),
  }),
  storeLimit: defineCall({
    ...reading,
    name: 'company.storeLimit',
    path: '/company/store/limit',
    access: everywhere,
    summary: 'How many stores each company has and may have',
    answer: z.array(z.object({ idCompany: id, ...counted })),
  }),
  lock: defineCall({
    name: 'company.startMaintenance',
    service,
    method: 'PUT',
    path: '/company/flags/startMaintenanceMode',
    access: { by: 'company', action: 'ALLOW_COMPANY_EDIT', named: 'body' },
    summary: 'Put a company into maintenance mode: nobody deletes it until that is lifted',
    body: z.object({ idCompany: id }),
    answer: done,
  }),
  unlock: defineCall({
    name: 'company.stopMaintenance',
    service,
    method: 'PUT',
    path: '/company/flags/stopMaintenanceMode',
    access: { by: 'company', action: 'ALLOW_COMPANY_EDIT', named: 'body' },
    summary: 'Take a company out of maintenance mode',
    body: z.object({ idCompany: id }),
    answer: done,
  }),
  remove: defineCall({
    name: 'company.remove',
    service,
    method: 'DELETE',
    path: '/company/{id}',
    access: inCompany('ALLOW_COMPANY_EDIT'),
    summary:
      'Close a company of one’s own, whose name is sent along: everybody is out, its tills and screens are signed out',
    body: z.object({ cName: z.string().check(z.maxLength(200)) }),
    answer: done,
  }),
  storesOfUser: defineCall({
    ...reading,
    name: 'business.storesOfUser',
    path: '/store/user/{id}',
    access: ownCompanies,
    summary: 'Stores that the person sees',
    answer: z.array(store),
  }),
  allStoresOf: defineCall({
    ...reading,
    name: 'business.allStores',
    path: '/store/company/all/{id}',
    access: inCompany(seesStores),
    entity: 'STR',
    summary: 'Stores of a company, those that are inactive too',
    answer: z.array(store),
  }),
  terminalLimit: defineCall({
    ...reading,
    name: 'business.terminalLimit',
    path: '/store/terminal/limit',
    access: everywhere,
    summary: 'How many tills each store has and may have',
    answer: z.array(z.object({ idCompany: id, idStore: id, ...counted })),
  }),
  withTerminals: defineCall({
    ...reading,
    name: 'business.withTerminals',
    path: '/store/filter/terminal',
    access: everywhere,
    summary: 'Stores that have tills, with them, to choose among',
    answer: withTerminals,
  }),
  withTerminalsIn: defineCall({
    ...reading,
    name: 'business.withTerminalsIn',
    path: '/store/filter/terminal/{id}',
    access: inCompany(seesStores),
    summary: 'The same of one company',
    answer: withTerminals,
  }),
  severalStores: defineCall({
    name: 'business.severalStores',
    service,
    method: 'POST',
    path: '/store/multiple',
    access: { by: 'company', action: seesStores, named: 'businesses' },
    reads: true,
    retryOnFail: true,
    summary: 'Several stores',
    body: several('idStores'),
    answer: z.array(store),
  }),
  storesOfCompanies: defineCall({
    name: 'business.storesOfCompanies',
    service,
    method: 'POST',
    path: '/store/company/multiple',
    access: { by: 'company', action: seesStores, named: 'businesses' },
    reads: true,
    retryOnFail: true,
    summary: 'Stores of several companies',
    body: several('idCompanies'),
    answer: z.array(store),
  }),
  storesOfGroups: defineCall({
    name: 'business.storesOfGroups',
    service,
    method: 'POST',
    path: '/store/group/multiple',
    access: { by: 'user', of: 'companies', holding: seesStores },
    reads: true,
    retryOnFail: true,
    summary: 'Stores of several groups of the person, and of the companies in them',
    body: several('idGroups'),
    answer: z.array(store),
  }),
  setAddress: defineCall({
    name: 'business.setAddress',
    service,
    method: 'PUT',
    path: '/store/address',
    ...ofStore('ALLOW_COMPANY_STORE_EDIT'),
    summary: 'Change the address of a store; `version` must be the stored one',
    body: z.object({
      id,
      version,
      street: z.string(),
      zip: z.nullable(z.string()),
      city: z.string(),
      country: z.string(),
    }),
    answer: store,
  }),
  ownerLimit: defineCall({
    ...reading,
    name: 'business.ownerLimit',
    path: '/business/owner/limit',
    access: ownCompanies,
    summary: 'How many companies the person owns and may own',
    answer: z.object(counted),
  }),
  ownedBy: defineCall({
    ...reading,
    name: 'business.ownedBy',
    path: '/business/owner/filter/{id}',
    access: ownCompanies,
    summary: 'Companies that the person owns, with their stores',
    answer: z.object({ companiesWithStores: z.array(companyWithStores) }),
  }),
};
