import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { userFields } from './people.ts';
import { done, id, instant } from './shapes.ts';

const access = { by: 'user', of: 'self', action: 'ALLOW_USER_PROFILE' } as const;
const service = 'enrollment';
/** 0: nothing has been written yet. */
const version = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));
/** What is typed is judged by the shapes of `@comanda/api/profile`, so that each fault is told at its field. */
const typed = z.nullable(z.string());
const kept = { id, version, updated: instant };

const basic = { uName: z.string(), surname: typed, lang: typed };
const address = {
  address: typed,
  zip: typed,
  city: typed,
  state: typed,
  country: typed,
  phone: typed,
  fax: typed,
  email: typed,
};
const social = {
  website: typed,
  facebook: typed,
  instagram: typed,
  x: typed,
  linkedin: typed,
  youtube: typed,
  tiktok: typed,
};
/** What a person keeps of themselves (docs/product.md §22.3). Another's id is as unknown as one that is not there. */
export const profileCalls = {
  get: defineCall({
    name: 'user.get',
    service,
    method: 'GET',
    path: '/user/{id}',
    access,
    summary: 'The own basic data',
    answer: z.object({ ...userFields, version, updated: instant }),
  }),
  update: defineCall({
    name: 'user.update',
    service,
    method: 'PUT',
    path: '/user',
    access,
    summary: 'Change the own basic data',
    body: z.object({ id, version, ...basic }),
    answer: z.object({ ...userFields, version, updated: instant }),
  }),
  address: defineCall({
    name: 'user.address',
    service,
    method: 'GET',
    path: '/user/address/{id}',
    access,
    summary: 'The own address',
    answer: z.object({ ...kept, ...address }),
  }),
  setAddress: defineCall({
    name: 'user.setAddress',
    service,
    method: 'PUT',
    path: '/user/address/{id}',
    access,
    summary: 'Change the own address',
    body: z.object({ version, ...address }),
    answer: z.object({ ...kept, ...address }),
  }),
  social: defineCall({
    name: 'user.social',
    service,
    method: 'GET',
    path: '/user/social/{id}',
    access,
    summary: 'Where the person is found elsewhere',
    answer: z.object({ ...kept, ...social }),
  }),
  setSocial: defineCall({
    name: 'user.setSocial',
    service,
    method: 'PUT',
    path: '/user/social/{id}',
    access,
    summary: 'Change where the person is found elsewhere; an address of a network is kept as the name in it',
    body: z.object({ version, ...social }),
    answer: z.object({ ...kept, ...social }),
  }),
  password: defineCall({
    name: 'user.password',
    service,
    method: 'POST',
    path: '/user/password/{id}',
    access,
    isSecret: true,
    summary: 'Choose another password; every other device of the person is signed out',
    body: z.object({
      /** The one that holds now. */
      password: z.string().check(z.maxLength(200)),
      newPassword: z.string().check(z.maxLength(200)),
    }),
    /** How many devices were signed out. */
    answer: z.object({ ended: z.number() }),
  }),
  customize: defineCall({
    name: 'user.customize',
    service,
    method: 'GET',
    path: '/user/customize/{id}',
    access,
    summary: 'How the person has the console look',
    answer: z.object({ webTheme: z.nullable(z.string()) }),
  }),
};

const device = z.object({
  id,
  /** Family of the browser and of the system, as the browser said when it signed in; none where it did not. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  brand: z.string(),
  created: instant,
  /** Up to ten minutes old: a device is seen when it renews its session. */
  used: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** Where the person is signed in (docs/product.md §22.3.5). */
export const signedInCalls = {
  list: defineCall({
    name: 'login.devices',
    service: 'login',
    method: 'GET',
    path: '/login/device',
    access,
    summary: 'Devices that the person is signed in on, the one that asks first, then the last used',
    answer: z.array(device),
  }),
  end: defineCall({
    name: 'login.endDevice',
    service: 'login',
    method: 'DELETE',
    path: '/login/device/{id}',
    access,
    summary: 'Sign out one device',
    answer: done,
  }),
  endOthers: defineCall({
    name: 'login.endOthers',
    service: 'login',
    method: 'POST',
    path: '/login/device/others',
    access,
    summary: 'Sign out every device but the one that asks',
    answer: z.object({ ended: z.number() }),
  }),
};

const connection = z.object({
  id: z.string(),
  /** What people call the provider; its host, where no brand names it any more. */
  label: z.string(),
  created: instant,
});
export type Connection = z.output<typeof connection>;

/** The providers that open the person's account (docs/product.md §2.6.5). */
export const connectionCalls = {
  list: defineCall({
    name: 'login.connections',
    service: 'login',
    method: 'GET',
    path: '/login/provider',
    access,
    summary: 'Providers that open the own account, the first that was connected first',
    answer: z.array(connection),
  }),
  end: defineCall({
    name: 'login.disconnect',
    service: 'login',
    method: 'DELETE',
    path: '/login/provider/{id}',
    access,
    summary: 'Disconnect the own account from a provider; the next sign-in there takes the password once',
    answer: done,
  }),
};
