import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §8.22 */
export const discount = defineResource({
  code: 'DSC',
  route: '/settings/sales/discounts',
  owner: 'company',
  service: 'setup',
  name: 'discount',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ 1: 'percent', 2: 'amount with tax', 3: 'amount without tax' }, '1'),
    value: f.decimal({ min: 0, max: 100, unit: '%', when: (r) => r.kind === '1' }),
    amount: f.money({ when: (r) => r.kind !== '1' }),
    from: optional(f.date()),
    until: optional(f.date()),
    hours: f.week(),
    appliesTo: f.choice({ A: 'everything', D: 'departments', P: 'products' }, 'A'),
    departments: f.list({ idDepartment: f.ref('DPT') }, { when: (r) => r.appliesTo === 'D' }),
    products: f.list({ idProduct: f.ref('ART') }, { when: (r) => r.appliesTo === 'P' }),
    minimum: optional(f.money()),
    needsRight: f.flag(),
    combinable: f.flag(),
    asksReason: f.flag(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'value', 'amount', 'from', 'until', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['kind', 'appliesTo', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'kind',
        'value',
        'amount',
        'minimum',
        'needsRight',
        'combinable',
        'asksReason',
        'order',
        'status',
      ],
    },
    { id: 'when', fields: ['from', 'until', 'hours'] },
    { id: 'applies', fields: ['appliesTo', 'departments', 'products'] },
  ],
  demands: { departments: (r) => r.appliesTo === 'D', products: (r) => r.appliesTo === 'P' },
  rules: [endsAfterStart],
});
export type Discount = Row<typeof discount>;
