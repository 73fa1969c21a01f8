import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §19.7 */
export const payReseller = defineResource({
  code: 'FPE',
  route: '/factorypay/reseller',
  owner: 'system',
  service: 'pay',
  name: 'payReseller',
  fields: {
    code: f.code(),
    names: f.names(),
    legalName: f.text({ max: 120 }),
    document: optional(f.text({ max: 20, format: 'unspaced' })),
    contact: optional(f.text({ max: 80 })),
    email: optional(f.text({ max: 254, format: 'email' })),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    street: optional(f.text({ max: 120 })),
    zip: optional(f.text({ max: 12 })),
    city: optional(f.text({ max: 80 })),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    /** Where its shares are paid to. */
    iban: optional(f.text({ max: 42, format: 'iban' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'contact', 'phone', 'city', 'country', 'status'],
    search: ['code', 'names', 'legalName', 'document', 'contact', 'email'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'legalName', 'document', 'iban', 'order', 'status'] },
    { id: 'contact', fields: ['contact', 'email', 'phone', 'street', 'zip', 'city', 'country'] },
  ],
});
export type PayReseller = Row<typeof payReseller>;
