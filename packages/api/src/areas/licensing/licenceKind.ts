import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.24 */
export const licenceKind = defineResource({
  code: 'LSK',
  route: '/licenses/license/kindLicense',
  owner: 'system',
  service: 'license',
  name: 'licenceKind',
  fields: {
    code: f.code(),
    names: f.names(),
    application: f.choice({ POS: 'point of sale', CLD: 'cloud', PAY: 'card payment' }, 'POS'),
    licence: f.text({ max: 3, format: 'licence_code' }),
    expiry: f.choice(
      { 2: 'renewable', 3: 'unlimited', 4: 'demonstration', 5: 'initial limit', 6: 'with expiration' },
      '2',
    ),
    months: f.integer({ min: 1, max: 120, initial: 12, when: (r) => r.expiry !== '3' }),
    price: f.decimal({ min: 0, max: 100_000, scale: 2, unit: 'EUR' }),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'application', 'licence', 'expiry', 'months', 'price', 'status'],
    search: ['code', 'names', 'licence'],
    sort: 'order',
    facets: ['application', 'expiry', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'application', 'licence', 'expiry', 'months', 'price', 'order', 'status'],
    },
    { id: 'details', fields: ['notes'] },
  ],
});
export type LicenceKind = Row<typeof licenceKind>;
