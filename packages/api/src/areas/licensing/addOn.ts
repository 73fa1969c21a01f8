import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { periods } from './periods.ts';

/** docs/product.md §18.7 */
export const addOn = defineResource({
  code: 'ADN',
  route: '/licenses/bundle/addOn',
  owner: 'system',
  service: 'license',
  name: 'addOn',
  fields: {
    code: f.code(),
    names: f.names(),
    idLicenceKind: f.ref('LSK'),
    price: f.decimal({ min: 0, max: 100_000, scale: 2, unit: 'EUR' }),
    period: f.choice(periods, 'Y'),
    minimum: f.integer({ min: 1, max: 1000, initial: 1 }),
    maximum: optional(f.integer({ min: 1, max: 1000 })),
    priceInfo: optional(f.text({ max: 1000, long: true })),
    url: optional(f.text({ max: 200, format: 'url' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idLicenceKind', 'price', 'period', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idLicenceKind', 'period', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idLicenceKind', 'order', 'status'] },
    { id: 'price', fields: ['price', 'period', 'minimum', 'maximum'] },
    { id: 'info', fields: ['priceInfo', 'url'] },
  ],
  rules: [
    (r) =>
      r.maximum !== null && r.maximum < r.minimum
        ? { path: 'maximum', code: 'too_small', params: { min: r.minimum } }
        : undefined,
  ],
});
export type AddOn = Row<typeof addOn>;
