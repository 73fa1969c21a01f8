import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.6 */
export const licenceBrand = defineResource({
  code: 'BRN',
  route: '/licenses/license/brand',
  owner: 'system',
  service: 'license',
  name: 'licenceBrand',
  fields: {
    code: f.code(),
    names: f.names(),
    brand: f.text({ max: 20, format: 'alpha_code' }),
    share: f.decimal({ min: 0, max: 100, scale: 2, unit: '%' }),
    kinds: f.list({
      idLicenceKind: f.ref('LSK'),
      price: f.decimal({ min: 0, max: 100_000, scale: 2, unit: 'EUR' }),
    }),
    contact: optional(f.text({ max: 120 })),
    email: optional(f.text({ max: 254, format: 'email' })),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'brand', 'share', 'country', 'contact', 'status'],
    search: ['code', 'names', 'brand', 'contact'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'brand', 'contact', 'email', 'phone', 'country', 'order', 'status'],
    },
    { id: 'price', fields: ['share', 'kinds'] },
  ],
});
export type LicenceBrand = Row<typeof licenceBrand>;
