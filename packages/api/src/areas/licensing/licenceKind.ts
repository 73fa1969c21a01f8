import { type Draft, defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { applications, operatingSystems } from '../systems.ts';

const isOnDevice = (row: Draft): boolean => row.application !== 'CLD';

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
    application: f.choice(applications, 'POS'),
    licence: f.text({ max: 3, format: 'licence_code' }),
    expiry: f.choice(
      { 2: 'renewable', 3: 'unlimited', 4: 'demonstration', 5: 'initial limit', 6: 'with expiration' },
      '2',
    ),
    months: f.integer({ min: 1, max: 120, initial: 12, when: (r) => r.expiry !== '3' }),
    price: f.decimal({ min: 0, max: 100_000, scale: 2, unit: 'EUR' }),
    properties: f.list({ idProperty: f.ref('PRP'), value: f.text({ max: 100 }) }),
    notes: optional(f.text({ max: 1000, long: true })),
    systems: f.choices(operatingSystems, { when: isOnDevice }),
    movable: f.flag({ initial: 'S', when: isOnDevice }),
    grace: f.integer({
      min: 0,
      max: 365,
      initial: 15,
      when: (r) => isOnDevice(r) && r.expiry !== '3',
    }),
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
    { id: 'details', fields: ['properties', 'notes'] },
    { id: 'terminal', fields: ['systems', 'movable', 'grace'], when: isOnDevice },
  ],
});
export type LicenceKind = Row<typeof licenceKind>;
