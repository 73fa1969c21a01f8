import * as z from 'zod/mini';
import { endings, operations } from '../bulk/operations.ts';
import { type ApiError, errorCodes, type ExtraInfo } from '../errors/index.ts';
import type { Resource } from '../kernel/index.ts';
import { areaAccess } from './areaAccess.ts';
import { type Call, defineCall } from './call.ts';
import { id, mostIds, names, recordFilter, version } from './shapes.ts';

const edit = z.object({
  field: z.string().check(z.maxLength(60)),
  operation: z.enum(operations),
  value: z.unknown(),
  key: z.optional(z.string().check(z.maxLength(60))),
  of: z.optional(id),
  ending: z.optional(z.enum(endings)),
});
/** All that a list finds, in the order of their ids: the next ones after `after`, at most `limit` of them. */
const matching = z.object({
  search: recordFilter.shape.search,
  whereExtra: recordFilter.shape.whereExtra,
  of: recordFilter.shape.of,
  except: z._default(z.array(id).check(z.maxLength(2_000)), []),
  after: z.optional(id),
  limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(mostIds)), mostIds),
});
const editing = z
  .object({
    idCompany: id,
    records: z.optional(
      z.array(z.object({ id, version: z.optional(version) })).check(z.minLength(1), z.maxLength(mostIds)),
    ),
    matching: z.optional(matching),
    edits: z.array(edit).check(z.minLength(1), z.maxLength(10)),
    try: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ records, matching: found }) => (records === undefined) !== (found === undefined), {
      path: ['records'],
    }),
  );
export type Editing = z.output<typeof editing>;
export type EditingInput = z.input<typeof editing>;

// What stands in an error is the contract of docs/product.md §12, whichever call it comes from.
export const refusal = z.looseObject({
  code: z.enum(errorCodes),
  extra: z.optional(z.array(z.looseObject({ entity: z.string() }))),
}) as unknown as z.ZodMiniType<Pick<ApiError, 'code'> & { readonly extra?: readonly ExtraInfo[] }>;
const values = z.record(z.string(), z.unknown());
/** Records as they were to be again: what each had, and the version in which it got something else. */
const restoring = z.object({
  idCompany: id,
  records: z.array(z.object({ id, version, values })).check(z.minLength(1), z.maxLength(mostIds)),
});
export type Restoring = z.output<typeof restoring>;

const edited = z.union([
  z.object({
    id,
    code: z.string(),
    names,
    outcome: z.enum(['changed', 'unchanged']),
    /** Of the record as it is stored now. */
    version,
    /** The fields that differ: of all that were changed, of the first that a trial would change. */
    before: z.optional(values),
    after: z.optional(values),
  }),
  z.object({
    id,
    /** Absent where the record is unknown. */
    code: z.optional(z.string()),
    names: z.optional(names),
    outcome: z.literal('refused'),
    error: refusal,
  }),
]);
export type EditedRecord = z.output<typeof edited>;

/**
 * What is done to many records of a maintenance area at once, and what a change to one reaches (docs/product.md §6.4,
 * §7.10). Apart from `resourceCalls`, because a list is there before anybody asks for these.
 */
export const bulkCalls = (resource: Resource) => {
  const { name, service, code: entity } = resource;
  return {
    edit: defineCall({
      name: `${name}.edit`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/edit`,
      summary: `Edit fields of up to ${mostIds} records, each judged alone; \`try\` shows what would come of it`,
      access: areaAccess(resource, 'EDIT', 'body'),
      body: editing,
      answer: z.object({
        results: z.array(edited),
        /** More may match: ask for those `after` this one. */
        next: z.optional(id),
      }),
    }),
    restore: defineCall({
      name: `${name}.restore`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/restore`,
      summary: `Give up to ${mostIds} records back what each of them had; one that was changed since is left as it is`,
      access: areaAccess(resource, 'EDIT', 'body'),
      body: restoring,
      bodyLimit: 2_097_152,
      answer: z.object({ results: z.array(edited) }),
    }),
    impact: defineCall({
      name: `${name}.impact`,
      service,
      entity,
      method: 'GET',
      path: `/${name}/{id}/impact`,
      summary: 'How many records use this one, and how many stores they reach',
      access: areaAccess(resource, 'ACCESS', 'records'),
      answer: z.object({
        uses: z.array(
          z.object({
            entity: z.string(),
            count: z.number(),
            /** What the first few of them are called, by their codes. */
            some: z.array(z.object({ code: z.string(), names })),
          }),
        ),
        /** Records of areas that the caller may not read. */
        others: z.number(),
        stores: z.number(),
        /** Of today, each by the clock of its store, that were made with it; nothing where none are or the caller may not see tickets. */
        tickets: z.nullable(z.number()),
      }),
    }),
  } satisfies Record<string, Call>;
};
export type BulkCalls = ReturnType<typeof bulkCalls>;
