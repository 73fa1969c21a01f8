import * as z from 'zod/mini';
import type { Filter } from '../filter/index.ts';
import type { Verb } from '../permissions/naming.ts';
import { formats } from '../validation/formats.ts';
import { defineCall } from './call.ts';
import { done, id, instant, pageSizes, version } from './shapes.ts';

/** Most views that one person keeps of an area, and most that a company shares of it (docs/product.md §6.5). */
export const MOST_VIEWS = 50;
/** Longest name of a view. */
export const LONGEST_VIEW_NAME = 60;
/** A view is an address: what does not fit into one is no view. Characters of the state as JSON. */
const LONGEST_STATE = 6000;

const entity = z.string().check(z.regex(/^[A-Z]{3}$/));
const field = z.string().check(z.minLength(1), z.maxLength(60));
const fields = z.array(field).check(z.maxLength(100));
const printable = z.refine<string>((text) => !formats.unseen.test(text));

/** What a list shows and how: all that its address says but for the page (docs/product.md §6). */
const state = z
  .object({
    search: z.string().check(z.maxLength(100), printable),
    /** The tree of the wire; none: nothing is filtered. */
    where: z.nullable(z.looseObject({})),
    /** Chosen values by field. */
    facets: z.record(field, z.array(z.string().check(z.maxLength(200), printable)).check(z.minLength(1))),
    sort: z.array(z.object({ id: field, desc: z.boolean() })).check(z.minLength(1), z.maxLength(5)),
    size: z.literal([...pageSizes]),
    /** The record whose details are shown, such as the rate whose prices are meant; the default's without it. */
    of: z.optional(id),
    /** Visible ones in their order. */
    columns: fields.check(z.minLength(1)),
    /** Pixels by column; the others have their usual width. */
    widths: z.record(field, z.number().check(z.int(), z.gte(40), z.lte(2000))),
    density: z.enum(['compact', 'comfortable']),
  })
  .check(z.refine((value) => JSON.stringify(value).length <= LONGEST_STATE));
export type ViewState = Omit<z.output<typeof state>, 'where'> & { where: Filter | null };

const written = {
  idCompany: id,
  /** Code of the maintenance area. */
  entity,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_VIEW_NAME), printable),
  /** Whether everybody who sees the area is offered it. */
  shared: z.boolean(),
  state,
};
const view = z.object({
  id,
  idCompany: id,
  entity: z.string(),
  name: z.string(),
  shared: z.boolean(),
  owner: z.object({ id, name: z.string() }),
  /** Whether the caller made it. */
  own: z.boolean(),
  version: z.number(),
  updated: instant,
  // The server wrote it by the same shape, and its tree has passed the check of filters.
  state: state as unknown as z.ZodMiniType<ViewState>,
  /** Whether `state` is all that was saved: fields, values and records of it may have gone since. */
  whole: z.boolean(),
});
export type View = z.output<typeof view>;

const may = (verb: Verb, named: 'path' | 'body') => ({
  by: 'company' as const,
  eitherVerb: [verb] as const,
  named,
});

/** Saved states of a list with a name, private or shared with the company (docs/product.md §6.5). */
export const viewCalls = {
  ofCompany: defineCall({
    name: 'view.ofCompany',
    service: 'system',
    method: 'GET',
    path: '/view/company/{companyId}/{entity}',
    access: may('ACCESS', 'path'),
    retryOnFail: true,
    summary: 'Views of an area that the person may choose: own and shared ones, in the order of the person',
    answer: z.object({
      elements: z.array(view),
      /** The view that a plain address of the list starts with, for this person. */
      idDefault: z.nullable(id),
    }),
  }),
  create: defineCall({
    name: 'view.create',
    service: 'system',
    method: 'POST',
    path: '/view',
    access: may('ACCESS', 'body'),
    summary: 'Keep a view; to share it takes EDIT of the area',
    body: z.object(written),
    answer: view,
  }),
  update: defineCall({
    name: 'view.update',
    service: 'system',
    method: 'PUT',
    path: '/view',
    access: may('ACCESS', 'body'),
    summary: 'Change a view: its own author, or whoever holds EDIT of the area where it is shared',
    body: z.object({
      ...written,
      id,
      version,
      /** Left out, it stays: also where the caller does not see all of it. */
      state: z.optional(state),
    }),
    answer: view,
  }),
  remove: defineCall({
    name: 'view.remove',
    service: 'system',
    method: 'DELETE',
    path: '/view/company/{companyId}/{entity}/{id}',
    access: may('ACCESS', 'path'),
    summary: 'Delete a view, by who may change it',
    answer: done,
  }),
  arrange: defineCall({
    name: 'view.arrange',
    service: 'system',
    method: 'PUT',
    path: '/view/order',
    access: may('ACCESS', 'body'),
    summary: 'Keep the order of the views for the person, and which one the list starts with',
    body: z.object({
      idCompany: id,
      entity,
      /** First ones first; views that are not named follow by name. */
      ids: z.array(id).check(z.maxLength(2 * MOST_VIEWS)),
      idDefault: z.nullable(id),
    }),
    answer: done,
  }),
};
