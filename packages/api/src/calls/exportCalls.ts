import * as z from 'zod/mini';
import type { Resource } from '../kernel/index.ts';
import { formats } from '../validation/index.ts';
import { areaAccess } from './areaAccess.ts';
import { type Call, defineCall } from './call.ts';
import { file, id, recordFilter } from './shapes.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** Most records that an export names one by one. */
export const mostExported = 5_000;

const some = z.array(id).check(z.maxLength(mostExported));
const { idCompany, order, search, whereExtra, of } = recordFilter.shape;
/** The form of a file: of records, or of none yet. */
const form = {
  idCompany,
  format: z._default(z.enum(exportFormats), 'csv'),
  /** Of headings and choices; the person's own where none is given. */
  language: z.optional(z.string().check(z.regex(formats.language))),
};
const exporting = z.object({
  ...form,
  order,
  search,
  whereExtra,
  of,
  /** These, and of them what matches; without it, all that match but for `except`. */
  ids: z.optional(some.check(z.minLength(1))),
  except: z._default(some, []),
});
export type Exporting = z.output<typeof exporting>;

/**
 * The records of a maintenance area as a file (docs/product.md §25). Apart from `resourceCalls`, because a list is there
 * before anybody asks for it.
 */
export const exportCalls = (resource: Resource) => {
  const { name, service, code: entity } = resource;
  return {
    export: defineCall({
      name: `${name}.export`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/export`,
      summary: 'All records that match as CSV or XLSX, which an import reads back as they are',
      access: areaAccess(resource, 'EXPORT', 'body'),
      body: exporting,
      answer: file,
      reads: true,
      bodyLimit: 524_288,
    }),
    template: defineCall({
      name: `${name}.template`,
      service,
      entity,
      method: 'POST',
      path: `/${name}/import/template`,
      summary: 'The headings of an import as CSV or XLSX, to be filled in; no record',
      access: areaAccess(resource, 'CREATE', 'body'),
      body: z.object(form),
      answer: file,
      reads: true,
    }),
  } satisfies Record<string, Call>;
};
