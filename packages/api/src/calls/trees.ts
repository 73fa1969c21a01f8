import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id, names, version } from './shapes.ts';

const entity = z.string().check(z.regex(/^[A-Z]{3}$/));
const node = z.object({
  /** Entity code of its area: of the tree itself, or of what stands within its records. */
  entity: z.string(),
  id,
  /** What it stands within; nothing at the top. */
  idParent: z.nullable(id),
  code: z.string(),
  names,
  status: z.enum(['A', 'I']),
  version: z.number(),
  /** How many records of the third area name it; nothing where the person may not see those. */
  count: z.nullable(z.number()),
});
export type RecordNode = z.output<typeof node>;

/** Areas whose records are a tree (docs/product.md §7.17). */
export const treeCalls = {
  read: defineCall({
    name: 'tree.read',
    service: 'setup',
    method: 'POST',
    path: '/tree/list',
    access: { by: 'company', eitherVerb: ['ACCESS'], named: 'body' },
    reads: true,
    retryOnFail: true,
    summary: 'The records of an area and those within them, in their order; of areas that the person may see',
    body: z.object({ idCompany: id, entity }),
    answer: z.object({ elements: z.array(node) }),
  }),
  move: defineCall({
    name: 'tree.move',
    service: 'setup',
    method: 'POST',
    path: '/tree/move',
    access: { by: 'company', eitherVerb: ['EDIT'], named: 'body' },
    summary:
      'Put a record after another, or first, within a parent where its area has one; what is counted by it goes with it',
    body: z.object({
      idCompany: id,
      entity,
      id,
      version,
      idParent: z.nullable(id),
      idAfter: z.nullable(id),
    }),
    answer: done,
  }),
};
