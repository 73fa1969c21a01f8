import * as z from 'zod/mini';
import type { LineOf, Resource, RowOf } from '../kernel/index.ts';
import { picturePaths, uploadLimit } from '../pictures/index.ts';
import { areaAccess } from './areaAccess.ts';
import { type Call, defineCall } from './call.ts';
import { done, id, ids, type Page, recordFilter, version } from './shapes.ts';

/**
 * The calls of a maintenance area (docs/product.md §6, §7). Bodies of records are judged by `validate` and the
 * definition, so their shape here is only "an object"; OpenAPI spells the fields out from the definition.
 */
export const resourceCalls = <R extends Resource>(resource: R) => {
  const { name, service, code: entity } = resource;
  const pictures = picturePaths(resource).length;
  const upload =
    pictures > 0 ? `/${name}/upload` : `/${name}${resource.written ? `/${resource.written}` : ''}`;
  const multipart = pictures > 0 ? { multipart: pictures, bodyLimit: uploadLimit(pictures) } : {};
  const may = (verb: 'ACCESS' | 'CREATE' | 'EDIT' | 'DELETE', named: 'path' | 'body' | 'records') =>
    areaAccess(resource, verb, named);
  // The server wrote these records by the same definition: naming their type here is the contract itself.
  const row = z.looseObject({}) as unknown as z.ZodMiniType<RowOf<R['fields']>>;
  const page = z.looseObject({
    elements: z.array(z.looseObject({})),
    total: z.number(),
  }) as unknown as z.ZodMiniType<Page<LineOf<R['fields']>>>;
  const written = z.looseObject({ idCompany: id });
  return {
    get: defineCall({
      name: `${name}.get`,
      service,
      entity,
      method: 'GET',
      path: `/${name}/{id}`,
      summary: `One record`,
      access: may('ACCESS', 'records'),
      answer: row,
    }),
    create: defineCall({
      name: `${name}.create`,
      service,
      entity,
      method: 'POST',
      path: upload,
      summary: 'Create a record',
      access: may('CREATE', 'body'),
      body: written,
      answer: row,
      ...multipart,
    }),
    update: defineCall({
      name: `${name}.update`,
      service,
      entity,
      method: 'PUT',
      path: upload,
      summary: 'Change a record; `version` must be the stored one',
      access: may('EDIT', 'records'),
      body: z.looseObject({ id, version }),
      answer: row,
      ...multipart,
    }),
    remove: defineCall({
      name: `${name}.remove`,
      service,
      entity,
      method: 'DELETE',
      path: `/${name}/{id}`,
      summary: 'Delete a record',
      access: may('DELETE', 'records'),
      answer: done,
    }),
    removeMany: defineCall({
      name: `${name}.removeMany`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/delete`,
      summary: 'Delete records: all of them or none',
      access: may('DELETE', 'records'),
      body: ids,
      answer: done,
    }),
    setStatus: defineCall({
      name: `${name}.setStatus`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/status`,
      summary: 'Activate or deactivate records: all of them or none',
      access: may('EDIT', 'records'),
      body: z.object({ ids, status: z.enum(['A', 'I']) }),
      answer: done,
    }),
    ofCompany: defineCall({
      name: `${name}.ofCompany`,
      service,
      entity,
      method: 'GET',
      path: `/${name}/company/{companyId}`,
      summary: 'The active records of a company, at most 1,000, in their order',
      access: may('ACCESS', 'path'),
      answer: page,
    }),
    list: defineCall({
      name: `${name}.list`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/list`,
      summary: 'A filtered, sorted page',
      access: may('ACCESS', 'body'),
      body: recordFilter,
      answer: page,
      reads: true,
      retryOnFail: true,
    }),
  } satisfies Record<string, Call>;
};
export type ResourceCalls<R extends Resource = Resource> = ReturnType<typeof resourceCalls<R>>;
