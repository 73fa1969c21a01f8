import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';
import { cardFees, feeLimit, feeScope, limitAmount, oneFeeEach } from './cardFees.ts';

/** docs/product.md §19.3 */
export const payTariff = defineResource({
  code: 'FPT',
  route: '/factorypay/tariff',
  owner: 'system',
  service: 'pay',
  name: 'payTariff',
  fields: {
    code: f.code(),
    names: f.names(),
    idPayRegion: f.ref('FPR'),
    scope: feeScope,
    limit: feeLimit,
    limitAmount,
    from: optional(f.date()),
    until: optional(f.date()),
    fees: cardFees,
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idPayRegion', 'scope', 'limit', 'limitAmount', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idPayRegion', 'scope', 'limit', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idPayRegion',
        'scope',
        'limit',
        'limitAmount',
        'from',
        'until',
        'order',
        'status',
      ],
    },
    { id: 'fees', fields: ['fees'] },
  ],
  demands: { fees: true },
  rules: [oneFeeEach, endsAfterStart],
});
export type PayTariff = Row<typeof payTariff>;
