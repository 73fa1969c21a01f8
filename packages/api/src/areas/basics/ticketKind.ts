import { defineResource, f } from '../../kernel/index.ts';

/** docs/product.md §8.4 */
export const ticketKind = defineResource({
  code: 'TKK',
  route: '/settings/basics/ticketKinds',
  owner: 'company',
  service: 'setup',
  name: 'ticketKind',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ FSC: 'fiscal', NFS: 'not fiscal' }, 'FSC'),
    forceCustomer: f.choice({ '-': 'no effect', S: 'with customer', N: 'without customer' }, '-'),
    allowCustomer: f.choice({ S: 'with customer', N: 'without customer', B: 'both' }, 'B'),
    affectByAmount: f.choice(
      { N: 'never', C: 'selected above the threshold, changeable', S: 'selected above the threshold, fixed' },
      'N',
    ),
    amount: f.money({ min: 1, initial: 1, when: (r) => r.affectByAmount !== 'N' }),
    affectByMinimumAmount: f.flag(),
    minimumAmount: f.money({ min: 1, initial: 1, when: (r) => r.affectByMinimumAmount === 'S' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'forceCustomer', 'allowCustomer', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['kind', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'kind', 'order', 'status'] },
    { id: 'customer', fields: ['forceCustomer', 'allowCustomer'] },
    { id: 'amounts', fields: ['affectByAmount', 'amount', 'affectByMinimumAmount', 'minimumAmount'] },
  ],
});
