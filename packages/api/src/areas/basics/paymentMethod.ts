import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.3 */
export const paymentMethod = defineResource({
  code: 'PMT',
  route: '/settings/basics/paymentMethods',
  owner: 'company',
  service: 'setup',
  name: 'paymentMethod',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice(
      {
        C: 'cash',
        Q: 'cheque',
        T: 'card',
        A: 'deferred',
        R: 'restaurant voucher',
        V: 'voucher',
        P: 'tip',
        F: 'fee',
        M: 'mobile',
        B: 'cashback',
        L: 'cashless',
      },
      'C',
    ),
    position: f.choice({ I: 'indistinct', F: 'first', L: 'last' }, 'I'),
    opensDrawer: f.flag(),
    givesChange: f.flag(),
    allowedForTips: f.flag(),
    rounding: f.choice({ N: 'none', H: 'rounding' }, 'N', { permission: 'ALLOW_PAYMENT_ROUNDING' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'position', 'opensDrawer', 'givesChange', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['kind', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'kind', 'position', 'order', 'status'] },
    { id: 'till', fields: ['opensDrawer', 'givesChange', 'allowedForTips', 'rounding'] },
  ],
});
export type PaymentMethod = Row<typeof paymentMethod>;
