import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §19.8 */
export const payShare = defineResource({
  code: 'FPS',
  route: '/factorypay/share',
  owner: 'system',
  service: 'pay',
  name: 'payShare',
  fields: {
    code: f.code(),
    names: f.names(),
    idPayReseller: f.ref('FPE'),
    /** Empty: of whatever tariff its customers have. */
    idPayTariff: optional(f.ref('FPT')),
    /** Of the margin, which is the tariff less the cost. */
    percent: f.decimal({ min: 0, max: 100, scale: 2, unit: '%' }),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idPayReseller', 'idPayTariff', 'percent', 'until', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idPayReseller', 'idPayTariff', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idPayReseller',
        'idPayTariff',
        'percent',
        'from',
        'until',
        'order',
        'status',
      ],
    },
  ],
  rules: [endsAfterStart],
});
export type PayShare = Row<typeof payShare>;
