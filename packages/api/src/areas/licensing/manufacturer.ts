import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.2 */
export const manufacturer = defineResource({
  code: 'MNF',
  route: '/licenses/device/manufacturer',
  owner: 'system',
  service: 'license',
  name: 'manufacturer',
  fields: {
    code: f.code(),
    names: f.names(),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    url: optional(f.text({ max: 200, format: 'url' })),
    contact: optional(f.text({ max: 120 })),
    email: optional(f.text({ max: 254, format: 'email' })),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'country', 'contact', 'phone', 'status'],
    search: ['code', 'names', 'contact'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'country', 'order', 'status'] },
    { id: 'support', fields: ['contact', 'email', 'phone', 'url'] },
  ],
});
export type Manufacturer = Row<typeof manufacturer>;
