import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §17.6 */
export const orderingCompany = defineResource({
  code: 'HOC',
  route: '/factoryhub/orderingCompany',
  owner: 'system',
  service: 'hub',
  name: 'orderingCompany',
  fields: {
    code: f.code(),
    names: f.names(),
    idOrderingService: f.ref('HOS'),
    /** Companies are not the platform's own, so that they are named by their codes. */
    companyCode: f.text({ max: 20, format: 'code' }),
    /** Empty: all of the company's stores. */
    storeCode: optional(f.text({ max: 20, format: 'code' })),
    /** How the service calls the business. */
    externalCode: f.text({ max: 80, format: 'unspaced' }),
    /** Instead of the service's own. */
    commission: optional(f.decimal({ min: 0, max: 100, scale: 2, unit: '%' })),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'idOrderingService',
      'companyCode',
      'storeCode',
      'externalCode',
      'status',
    ],
    search: ['code', 'names', 'companyCode', 'storeCode', 'externalCode'],
    sort: 'order',
    facets: ['idOrderingService', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idOrderingService',
        'companyCode',
        'storeCode',
        'externalCode',
        'commission',
        'from',
        'until',
        'order',
        'status',
      ],
    },
  ],
  rules: [endsAfterStart],
});
export type OrderingCompany = Row<typeof orderingCompany>;
