import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.9 */
export const project = defineResource({
  code: 'PRJ',
  route: '/licenses/bundle/project',
  owner: 'system',
  service: 'license',
  name: 'project',
  fields: {
    code: f.code(),
    names: f.names(),
    customer: optional(f.text({ max: 120 })),
    idLicenceBrand: optional(f.ref('BRN')),
    from: f.date(),
    until: optional(f.date()),
    bundles: f.list({ idBundle: f.ref('BND'), quantity: f.integer({ min: 1, max: 10_000, initial: 1 }) }),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'customer', 'idLicenceBrand', 'from', 'until', 'status'],
    search: ['code', 'names', 'customer'],
    sort: 'order',
    facets: ['idLicenceBrand', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'customer', 'idLicenceBrand', 'from', 'until', 'order', 'status'],
    },
    { id: 'bundles', fields: ['bundles', 'notes'] },
  ],
  rules: [
    (r) => (r.until !== null && r.until < r.from ? { path: 'until', code: 'before_start' } : undefined),
  ],
});
export type Project = Row<typeof project>;
