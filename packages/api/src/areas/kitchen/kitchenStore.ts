import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.35 */
export const kitchenStore = defineResource({
  code: 'KST',
  route: '/kds/config/store',
  owner: 'store',
  published: false,
  service: 'kds',
  name: 'kitchenStore',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    /** When the kitchen's day ends, on the clock of the store; empty: at midnight. */
    dayCutOff: optional(f.time()),
    /** Minutes after which an order is late, and very late, where its section does not say. */
    alert1: f.integer({ min: 1, max: 240, initial: 5 }),
    alert2: f.integer({ min: 2, max: 480, initial: 8 }),
    pickupCircuit: f.choice({ N: 'none', R: 'preparation', P: 'preparation and pickup' }, 'N'),
    /** Minutes after which a ready order leaves by itself; empty: never. */
    autoClear: optional(f.integer({ min: 1, max: 480, when: (r) => r.pickupCircuit !== 'N' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'idStore',
      'dayCutOff',
      'alert1',
      'alert2',
      'pickupCircuit',
      'status',
    ],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'pickupCircuit', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'dayCutOff', 'alert1', 'alert2', 'order', 'status'] },
    { id: 'pickup', fields: ['pickupCircuit', 'autoClear'] },
  ],
  rules: [
    (r) =>
      r.alert2 > r.alert1 ? undefined : { path: 'alert2', code: 'too_small', params: { min: r.alert1 + 1 } },
  ],
});
export type KitchenStore = Row<typeof kitchenStore>;
