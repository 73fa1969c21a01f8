import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.3 */
export const release = defineResource({
  code: 'RLS',
  route: '/upgrades/releases',
  owner: 'system',
  service: 'system',
  name: 'release',
  fields: {
    code: f.code(),
    names: f.names(),
    idFlavour: f.ref('FLV'),
    build: f.text({ max: 40, format: 'build_number' }),
    state: f.choice({ D: 'draft', T: 'in test', R: 'released', W: 'withdrawn' }, 'D'),
    released: optional(f.date()),
    notes: optional(f.text({ max: 4000, long: true })),
    url: optional(f.text({ max: 300, format: 'url' })),
    fileName: optional(f.text({ max: 120, format: 'filename' })),
    fingerprint: optional(f.text({ max: 64, format: 'fingerprint' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idFlavour', 'build', 'state', 'released', 'status'],
    search: ['code', 'names', 'build', 'fileName'],
    sort: 'order',
    facets: ['idFlavour', 'state', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'idFlavour', 'build', 'state', 'released', 'notes', 'order', 'status'],
    },
    { id: 'file', fields: ['url', 'fileName', 'fingerprint'] },
  ],
  // What tills fetch has to be somewhere, and they check what they have fetched.
  demands: { url: ({ state }) => state === 'R', fingerprint: ({ state }) => state === 'R' },
});
export type Release = Row<typeof release>;
