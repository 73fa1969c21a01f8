import { defineResource, f, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';

/** docs/product.md §8.40 */
export const zone = defineResource({
  code: 'ZON',
  route: '/settings/sales/zones',
  owner: 'store',
  service: 'setup',
  name: 'zone',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    /** Squares of the plan, of about half a metre. */
    width: f.integer({ min: 6, max: 60, initial: 24 }),
    depth: f.integer({ min: 4, max: 40, initial: 14 }),
    tables: f.list({
      /** What guests and cooks call it; of what is no table, what it is. */
      number: f.text({ max: 20 }),
      kind: f.choice({ PTO: 'table', DEC: 'decoration', FLO: 'floor' }, 'PTO'),
      shape: f.choice({ S: 'angular', R: 'round' }, 'S'),
      covers: f.integer({ min: 0, max: 60, initial: 4 }),
      groupable: f.flag(),
      x: f.integer({ min: 0, max: 59 }),
      y: f.integer({ min: 0, max: 39 }),
      width: f.integer({ min: 1, max: 60, initial: 2 }),
      depth: f.integer({ min: 1, max: 40, initial: 2 }),
      turn: f.integer({ min: 0, max: 359 }),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'order', 'status'] },
    { id: 'plan', fields: ['tables', 'width', 'depth'] },
  ],
  first: ['names', 'idStore'],
  rules: [
    (r) =>
      differ('tables', 'number', r.tables, ({ kind, number }) =>
        kind === 'PTO' ? `table ${number}` : `${kind} ${number}`,
      ),
  ],
});
export type Zone = Row<typeof zone>;
