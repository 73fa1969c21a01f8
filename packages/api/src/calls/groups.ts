import * as z from 'zod/mini';
import { businessAvatar } from './businesses.ts';
import { uploadLimit } from '../pictures/index.ts';
import { defineCall } from './call.ts';
import { company } from './people.ts';
import { done, face, id, ids, line, version } from './shapes.ts';

const service = 'enrollment';
const own = { by: 'user', of: 'self', action: 'ALLOW_USER_GROUP' } as const;
const favours = { by: 'user', of: 'self', action: 'ALLOW_USER_FAVORITES' } as const;
const reading = { service, method: 'GET', access: own, retryOnFail: true } as const;

/** Most groups of a person, businesses of a group, and favourites. */
export const groupLimits = { groups: 100, businesses: 500, name: 60 } as const;
const gName = line(groupLimits.name);

const groupedCompany = z.object({
  id,
  cName: z.string(),
  code: z.string(),
  avatar: company.shape.avatar,
});
const groupedStore = z.object({
  id,
  idCompany: id,
  sName: z.string(),
  code: z.string(),
  city: z.string(),
  cName: z.string(),
  avatar: face,
});
export type GroupedCompany = z.output<typeof groupedCompany>;
export type GroupedStore = z.output<typeof groupedStore>;
const group = z.object({
  id,
  gName: z.string(),
  version: z.number(),
  avatar: company.shape.avatar,
  /** Those that the person can still see. */
  companies: z.array(groupedCompany),
  stores: z.array(groupedStore),
});
export type Group = z.output<typeof group>;

const list = z._default(z.array(id).check(z.maxLength(groupLimits.businesses)), []);
const moving = z.object({ idGroup: id, ids });
/** Null takes a picture away. */
const withoutPicture = z.optional(z.null());
const favourite = z.union([
  z.object({ kind: z.literal('company'), idCompany: id }),
  z.object({ kind: z.literal('store'), idStore: id }),
  z.object({ kind: z.literal('group'), idGroup: id }),
]);
export type Favourite = z.output<typeof favourite>;

/** A person's own named sets of companies and stores (docs/product.md §22.10). */
export const groupCalls = {
  ofUser: defineCall({
    ...reading,
    name: 'group.ofUser',
    path: '/group/user/{id}',
    summary: 'Groups of the person, by name',
    answer: z.array(group),
  }),
  get: defineCall({
    ...reading,
    name: 'group.get',
    path: '/group/{id}',
    summary: 'One group of the person',
    answer: group,
  }),
  ofCompany: defineCall({
    ...reading,
    name: 'group.ofCompany',
    path: '/group/company/{id}',
    summary: 'Groups of the person that hold a company',
    answer: z.array(group),
  }),
  ofStore: defineCall({
    ...reading,
    name: 'group.ofStore',
    path: '/group/store/{id}',
    summary: 'Groups of the person that hold a store',
    answer: z.array(group),
  }),
  avatar: defineCall({
    ...reading,
    name: 'group.avatar',
    path: '/group/avatar/{id}/web/{ts}',
    summary: 'The picture of a group of the person; `ts` is its hash or a time',
    answer: businessAvatar,
  }),
  several: defineCall({
    name: 'group.several',
    service,
    method: 'POST',
    path: '/group/multiple',
    access: own,
    reads: true,
    retryOnFail: true,
    summary: 'Several groups of the person; ids that are none of theirs are left out',
    body: z.object({ idGroups: ids }),
    answer: z.array(group),
  }),
  make: defineCall({
    name: 'group.make',
    service,
    method: 'POST',
    path: '/group/upload',
    access: own,
    multipart: 1,
    bodyLimit: uploadLimit(1),
    summary: 'Make a group of businesses that the person sees, its picture as the part `image`',
    body: z.object({ gName, idCompanies: list, idStores: list }),
    answer: group,
  }),
  change: defineCall({
    name: 'group.change',
    service,
    method: 'PUT',
    path: '/group/upload',
    access: own,
    multipart: 1,
    bodyLimit: uploadLimit(1),
    summary:
      'Rename a group and say what it holds; what the person does not see any more stays in it, and so does its picture unless another one comes as the part `image` or `image` is null',
    body: z.object({
      id,
      version,
      gName,
      idCompanies: list,
      idStores: list,
      image: withoutPicture,
    }),
    answer: group,
  }),
  remove: defineCall({
    name: 'group.remove',
    service,
    method: 'DELETE',
    path: '/group/{id}',
    access: own,
    summary: 'Delete a group; its businesses are not touched',
    answer: done,
  }),
  companies: defineCall({
    ...reading,
    name: 'group.companies',
    path: '/company/group/{id}',
    summary: 'Companies of a group',
    answer: z.array(groupedCompany),
  }),
  otherCompanies: defineCall({
    ...reading,
    name: 'group.otherCompanies',
    path: '/company/group/{id}/unassigned',
    summary: 'Companies of the person that a group does not hold',
    answer: z.array(groupedCompany),
  }),
  addCompanies: defineCall({
    name: 'group.addCompanies',
    service,
    method: 'POST',
    path: '/company/group/add',
    access: own,
    summary: 'Put companies into a group',
    body: moving,
    answer: group,
  }),
  takeCompanies: defineCall({
    name: 'group.takeCompanies',
    service,
    method: 'POST',
    path: '/company/group/remove',
    access: own,
    summary: 'Take companies out of a group',
    body: moving,
    answer: group,
  }),
  stores: defineCall({
    ...reading,
    name: 'group.stores',
    path: '/store/group/{id}',
    summary: 'Stores of a group',
    answer: z.array(groupedStore),
  }),
  otherStores: defineCall({
    ...reading,
    name: 'group.otherStores',
    path: '/store/group/{id}/unassigned',
    summary: 'Stores that the person sees and a group does not hold',
    answer: z.array(groupedStore),
  }),
  addStores: defineCall({
    name: 'group.addStores',
    service,
    method: 'POST',
    path: '/store/group/add',
    access: own,
    summary: 'Put stores into a group',
    body: moving,
    answer: group,
  }),
  takeStores: defineCall({
    name: 'group.takeStores',
    service,
    method: 'POST',
    path: '/store/group/remove',
    access: own,
    summary: 'Take stores out of a group',
    body: moving,
    answer: group,
  }),
};

/** What a person finds first, and the stores that they see in all of their companies (docs/product.md §22.10). */
export const favouriteCalls = {
  list: defineCall({
    ...reading,
    name: 'user.favourites',
    access: favours,
    path: '/user/favorite',
    summary: 'Favourites of the person that they can still see',
    answer: z.array(favourite),
  }),
  ofUser: defineCall({
    ...reading,
    name: 'user.favouritesOf',
    access: favours,
    path: '/user/favorite/{id}',
    summary: 'The same, with the own id',
    answer: z.array(favourite),
  }),
  set: defineCall({
    name: 'user.favourite',
    service,
    method: 'PUT',
    path: '/user/favorite',
    access: favours,
    summary: 'Make a company, a store or a group a favourite, or one no longer',
    body: z.union([
      z.object({ kind: z.literal('company'), idCompany: id, favorite: z.boolean() }),
      z.object({ kind: z.literal('store'), idStore: id, favorite: z.boolean() }),
      z.object({ kind: z.literal('group'), idGroup: id, favorite: z.boolean() }),
    ]),
    answer: done,
  }),
  stores: defineCall({
    name: 'store.all',
    service,
    method: 'GET',
    path: '/store',
    access: { by: 'user', of: 'companies', holding: 'ALLOW_STORE_ACCESS' },
    summary: 'Stores of all companies where the person sees them',
    answer: z.array(groupedStore),
    retryOnFail: true,
  }),
};
