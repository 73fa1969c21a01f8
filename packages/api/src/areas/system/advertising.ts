import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.8 */
export const advertising = defineResource({
  code: 'ADV',
  route: '/system/configs/advertising',
  owner: 'system',
  service: 'system',
  name: 'advertising',
  fields: {
    code: f.code(),
    names: f.names(),
    text: f.names(),
    image: f.image(),
    url: optional(f.text({ max: 300, format: 'url' })),
    places: f.choices({ L: 'sign-in', H: 'home', T: 'idle till', K: 'kiosk' }),
    idLicenceBrand: optional(f.ref('BRN')),
    from: f.date(),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'places', 'idLicenceBrand', 'from', 'until', 'status'],
    search: ['code', 'names', 'text'],
    sort: 'order',
    facets: ['idLicenceBrand', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'text', 'image', 'url', 'order', 'status'] },
    { id: 'where', fields: ['places', 'idLicenceBrand', 'from', 'until'] },
  ],
  demands: { places: true },
  rules: [
    (r) => (r.until !== null && r.until < r.from ? { path: 'until', code: 'before_start' } : undefined),
  ],
});
export type Advertising = Row<typeof advertising>;
