import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §18.11 */
export const licenceSubscription = defineResource({
  code: 'LSB',
  route: '/licenses/bundle/subscription',
  owner: 'system',
  service: 'license',
  name: 'licenceSubscription',
  fields: {
    code: f.code(),
    names: f.names(),
    /** Companies are not the platform's own, so that they are named by their codes. */
    companyCode: f.text({ max: 20, format: 'code' }),
    storeCode: optional(f.text({ max: 20, format: 'code' })),
    idBundle: f.ref('BND'),
    idLicenceBrand: optional(f.ref('BRN')),
    quantity: f.integer({ min: 1, max: 1000, initial: 1 }),
    state: f.choice({ ACT: 'runs', EXP: 'has ended', CAN: 'was cancelled' }, 'ACT'),
    from: f.date(),
    until: optional(f.date()),
    renewal: f.choice({ A: 'by itself', M: 'when it is asked for', N: 'not' }, 'A'),
    cancelled: optional(f.date({ when: (r) => r.state === 'CAN' })),
    reason: optional(f.text({ max: 500, long: true, when: (r) => r.state === 'CAN' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'companyCode',
      'idBundle',
      'quantity',
      'until',
      'renewal',
      'state',
      'status',
    ],
    search: ['code', 'names', 'companyCode', 'storeCode'],
    sort: 'order',
    facets: ['idBundle', 'idLicenceBrand', 'state', 'renewal', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'companyCode',
        'storeCode',
        'idBundle',
        'quantity',
        'idLicenceBrand',
        'order',
        'status',
      ],
    },
    { id: 'term', fields: ['state', 'from', 'until', 'renewal', 'cancelled', 'reason'] },
  ],
  rules: [endsAfterStart],
});
export type LicenceSubscription = Row<typeof licenceSubscription>;
