import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.7 */
export const rate = defineResource({
  code: 'RTE',
  route: '/settings/sales/rates',
  owner: 'company',
  service: 'setup',
  name: 'rate',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ 1: 'sales', 2: 'purchase' }, '1'),
    tax: f.choice({ S: 'included', N: 'added' }, 'S'),
    priceChange: f.choice({ S: 'always', N: 'never', P: 'ask' }, 'N'),
    defaultRate: f.flag({ exclusive: true }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'tax', 'priceChange', 'defaultRate', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['kind', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'kind', 'tax', 'priceChange', 'defaultRate', 'order', 'status'],
    },
  ],
  rules: [
    (r) =>
      r.defaultRate === 'S' && r.kind === '2' ? { path: 'defaultRate', code: 'sales_rate_only' } : undefined,
  ],
});
export type Rate = Row<typeof rate>;
export type RateLine = Line<typeof rate>;
