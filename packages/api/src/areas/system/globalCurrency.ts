import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.7 */
export const globalCurrency = defineResource({
  code: 'GCR',
  route: '/system/configs/globalCurrency',
  owner: 'system',
  service: 'system',
  name: 'globalCurrency',
  fields: {
    code: f.code(),
    names: f.names(),
    number: f.text({ max: 3, format: 'number_id' }),
    symbol: f.text({ max: 5, initial: '$' }),
    decimals: f.integer({ min: 0, max: 4, initial: 2 }),
    rate: f.decimal({ min: 0.000001, max: 1_000_000, scale: 6, initial: '1' }),
    ratedOn: optional(f.date()),
    rounding: f.choice({ N: 'nearest', U: 'up', D: 'down' }, 'N'),
    step: f.decimal({ min: 0.0001, max: 10_000, scale: 4, initial: '0.01' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'symbol', 'rate', 'ratedOn', 'decimals', 'step', 'status'],
    search: ['code', 'names', 'number'],
    sort: 'order',
    facets: ['rounding', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'number', 'symbol', 'decimals', 'order', 'status'] },
    { id: 'rate', fields: ['rate', 'ratedOn', 'rounding', 'step'] },
  ],
  rules: [
    (r) => (r.number.length === 3 ? undefined : { path: 'number', code: 'too_short', params: { min: 3 } }),
  ],
});
export type GlobalCurrency = Row<typeof globalCurrency>;
