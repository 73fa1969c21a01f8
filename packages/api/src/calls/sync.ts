import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id, ids, instant, isInCalendar, listFilter, names, pageOf } from './shapes.ts';
import { syncAccess } from './trackerNumber.ts';

export const syncStatus = z.enum(['PND', 'SNT', 'CMT', 'ERR']);
export type SyncStatus = z.output<typeof syncStatus>;
export const changeKind = z.enum(['INS', 'EDT', 'DLT', 'RLD']);
export type ChangeKind = z.output<typeof changeKind>;
const record = z.nullable(z.record(z.string(), z.unknown()));
const author = z.object({ id, name: z.string() });
/** The record that a change is about, as a person knows it. */
const subject = z.object({ entity: z.string(), idEntity: id, code: z.string(), names });

const tracker = z.object({
  id,
  idCompany: id,
  kind: changeKind,
  subject,
  author,
  created: instant,
  /** The least advanced of its stores. */
  status: syncStatus,
  stores: z.array(
    z.object({
      idStore: id,
      sName: z.string(),
      status: syncStatus,
      idCommit: z.nullable(id),
      reason: z.nullable(z.string()),
    }),
  ),
});
const difference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
/** In a list, what an edit changed; of a record's own list that is long only the entries that differ, the first of them. */
const listedTracker = z.extend(tracker, { diff: z.array(difference) });
export type Tracker = z.output<typeof listedTracker>;
const trackerDetail = z.extend(tracker, {
  /** Fields that differ; a created record has no `before`, a deleted one no `after`. */
  diff: z.array(difference),
  /** A change that came later to the same record, or a store that has it, keeps it from being discarded. */
  discardable: z.boolean(),
});
export type TrackerDetail = z.output<typeof trackerDetail>;

const till = z.object({
  idTerminal: id,
  name: z.string(),
  status: z.enum(['SNT', 'CMT', 'ERR']),
  reason: z.nullable(z.string()),
  at: z.nullable(instant),
  online: z.boolean(),
});
const commit = z.object({
  id,
  idCompany: id,
  idStore: id,
  sName: z.string(),
  /** Counts up within the store. */
  number: z.number(),
  author,
  created: instant,
  status: syncStatus,
  changes: z.number(),
  /** Why, in the words of who published it. */
  note: z.nullable(z.string()),
  /** The commit that this one takes back, or the one that took this one back. */
  reverts: z.nullable(z.object({ id, number: z.number() })),
  revertedBy: z.nullable(z.object({ id, number: z.number() })),
  /** Neither the first of its store, nor taken back, nor itself one that takes back. */
  revertible: z.boolean(),
  tills: z.array(till),
});
export type Commit = z.output<typeof commit>;
const commitDetail = z.extend(commit, {
  items: z.array(z.object({ subject, kind: changeKind, before: record, after: record })),
});
export type CommitDetail = z.output<typeof commitDetail>;

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u));
const publication = z.object({
  idCompany: id,
  idStores: ids,
  idTrackers: z.optional(ids),
  note: z.optional(note),
});
/** A publication to one store that waits for its hour, or that could not be done then. */
const planned = z.object({
  id,
  idCompany: id,
  idStore: id,
  sName: z.string(),
  at: instant,
  /** How many chosen changes go out; all that are pending by then where it is null. */
  changes: z.nullable(z.number()),
  note: z.nullable(z.string()),
  author,
  created: instant,
  /** Code of what kept it from being done; null while it waits. */
  refusal: z.nullable(z.string()),
});
export type PlannedPublication = z.output<typeof planned>;
/** An hour on the wall of each store: `2026-11-27T04:00`. */
const wallTime = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/), z.refine(isInCalendar));

/** Changes on their way to the tills (docs/product.md §9). */
export const syncCalls = {
  trackerList: defineCall({
    name: 'tracker.list',
    service: 'system',
    method: 'POST',
    path: '/tracker/list',
    access: syncAccess('ACCESS', 'body'),
    reads: true,
    retryOnFail: true,
    summary:
      'Changes of a company, newest first; `whereExtra` knows status, kind, entity, idEntity, author, created',
    body: listFilter,
    answer: pageOf(listedTracker),
  }),
  tracker: defineCall({
    name: 'tracker.get',
    service: 'system',
    method: 'GET',
    path: '/tracker/{id}',
    entity: 'TRK',
    access: syncAccess('ACCESS', 'records'),
    summary: 'One change with its field differences',
    answer: trackerDetail,
  }),
  discard: defineCall({
    name: 'tracker.remove',
    service: 'system',
    method: 'DELETE',
    path: '/tracker/{id}',
    entity: 'TRK',
    access: syncAccess('DISCARD', 'records'),
    summary: 'Discard a pending change: the record is put back as it was',
    answer: done,
  }),
  discardMany: defineCall({
    name: 'tracker.removeMany',
    service: 'system',
    method: 'POST',
    path: '/tracker/delete',
    entity: 'TRK',
    access: syncAccess('DISCARD', 'records'),
    summary: 'Discard pending changes: all of them or none',
    body: ids,
    answer: done,
  }),
  commitList: defineCall({
    name: 'commit.list',
    service: 'system',
    method: 'POST',
    path: '/commit/list',
    access: syncAccess('ACCESS', 'body'),
    reads: true,
    retryOnFail: true,
    summary: 'Commits of a company, newest first; `whereExtra` knows idStore, status',
    body: listFilter,
    answer: pageOf(commit),
  }),
  commit: defineCall({
    name: 'commit.get',
    service: 'system',
    method: 'GET',
    path: '/commit/{id}',
    entity: 'CMM',
    access: syncAccess('ACCESS', 'records'),
    summary: 'One commit with its records and its tills',
    answer: commitDetail,
  }),
  publish: defineCall({
    name: 'commit.create',
    service: 'system',
    method: 'POST',
    path: '/commit',
    access: syncAccess('PUBLISH', 'body'),
    summary:
      'Publish pending changes to stores: one commit a store. Without `idTrackers`, all that are pending',
    body: publication,
    answer: z.array(commit),
  }),
  plan: defineCall({
    name: 'commit.plan',
    service: 'system',
    method: 'POST',
    path: '/commit/plan',
    access: syncAccess('PUBLISH', 'body'),
    summary: 'Publish at an hour to come, as the clock of each store has it; one plan a store',
    body: z.extend(publication, { at: wallTime }),
    answer: z.array(planned),
  }),
  plans: defineCall({
    name: 'commit.plans',
    service: 'system',
    method: 'GET',
    path: '/commit/plan/company/{companyId}',
    access: syncAccess('ACCESS', 'path'),
    retryOnFail: true,
    summary:
      'Publications that wait for their hour, the next first, and those of the last week that could not be done',
    answer: z.array(planned),
  }),
  unplan: defineCall({
    name: 'commit.unplan',
    service: 'system',
    method: 'DELETE',
    path: '/commit/plan/{id}',
    entity: 'PCM',
    access: syncAccess('PUBLISH', 'records'),
    summary: 'Take a planned publication back, or the notice of one that could not be done',
    answer: done,
  }),
  revert: defineCall({
    name: 'commit.revert',
    service: 'system',
    method: 'POST',
    path: '/commit/revert',
    entity: 'CMM',
    access: syncAccess('REVERT', 'records'),
    summary: 'Take a commit back by an inverse one in the same store',
    body: z.object({ id }),
    answer: commit,
  }),
};
