import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';
import { cardFees, feeLimit, feeScope, limitAmount, oneFeeEach } from './cardFees.ts';

/** docs/product.md §19.4 */
export const payCost = defineResource({
  code: 'FPC',
  route: '/factorypay/cost',
  owner: 'system',
  service: 'pay',
  name: 'payCost',
  fields: {
    code: f.code(),
    names: f.names(),
    /** Who charges it: the bank that takes the payments. */
    acquirer: f.text({ max: 80 }),
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
    columns: ['order', 'code', 'names', 'acquirer', 'idPayRegion', 'scope', 'limit', 'status'],
    search: ['code', 'names', 'acquirer'],
    sort: 'order',
    facets: ['idPayRegion', 'scope', 'limit', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'acquirer',
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
export type PayCost = Row<typeof payCost>;
