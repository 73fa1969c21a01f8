import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.1 */
export const tax = defineResource({
  code: 'TAX',
  route: '/settings/basics/taxes',
  owner: 'company',
  service: 'setup',
  name: 'tax',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ N: 'normal', I: 'quantity', F: 'fixed', G: 'group' }, 'N'),
    value: f.decimal({ min: 0, max: 100, unit: '%', when: (r) => r.kind === 'N' }),
    equivalenceSurcharge: optional(f.decimal({ min: 0, max: 100, unit: '%', when: (r) => r.kind === 'N' })),
    amount: f.money({ when: (r) => r.kind === 'I' || r.kind === 'F' }),
    members: f.list(
      { idTax: f.ref('TAX', { only: { kind: ['N', 'I', 'F'] } }) },
      { when: (r) => r.kind === 'G' },
    ),
    mealVoucher: f.flag(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'value', 'amount', 'mealVoucher', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['kind', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'kind',
        'value',
        'equivalenceSurcharge',
        'amount',
        'mealVoucher',
        'order',
        'status',
      ],
    },
    { id: 'members', fields: ['members'], when: (r) => r.kind === 'G' },
  ],
  rules: [
    (r) =>
      r.kind === 'G' && r.members.length < 2 ? { path: 'members', code: 'group_needs_two' } : undefined,
    (r) =>
      r.id !== undefined && r.members.some(({ idTax }) => idTax === r.id)
        ? { path: 'members', code: 'own_member' }
        : undefined,
  ],
});
export type Tax = Row<typeof tax>;
