import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.26 */
export const tip = defineResource({
  code: 'TIP',
  route: '/settings/others/tips',
  owner: 'company',
  service: 'setup',
  name: 'tip',
  fields: {
    code: f.code(),
    names: f.names(),
    mode: f.choice({ A: 'automatic', M: 'manual' }, 'M'),
    assignment: f.choice({ S: 'ticket creator', N: 'collector' }, 'S'),
    calculation: f.choice({ A: 'after tax', D: 'before tax' }, 'A'),
    scope: f.choice({ N: 'all tickets', S: 'associated ticket' }, 'N'),
    printSuggested: f.choice({ A: 'printed', I: 'not printed' }, 'A'),
    /** What is offered to the guest; an automatic tip is the first of them. */
    suggested: f.list({ percent: f.decimal({ min: 0, max: 100, scale: 2, unit: '%' }) }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'mode', 'assignment', 'calculation', 'scope', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['mode', 'assignment', 'scope', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'mode', 'assignment', 'calculation', 'scope', 'order', 'status'],
    },
    { id: 'suggested', fields: ['printSuggested', 'suggested'] },
  ],
  demands: { suggested: (r) => r.mode === 'A' },
  rules: [
    (r) => (r.suggested.length > 3 ? { path: 'suggested', code: 'too_many', params: { max: 3 } } : undefined),
  ],
});
export type Tip = Row<typeof tip>;
