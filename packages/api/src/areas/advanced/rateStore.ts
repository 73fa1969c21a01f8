import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.28 */
export const rateStore = defineResource({
  code: 'RTS',
  route: '/settings/advanced/rateStores',
  owner: 'company',
  service: 'setup',
  name: 'rateStore',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    idRate: f.ref('RTE', { only: { kind: ['1'] } }),
    /** A zone of the store; empty: the whole of it. */
    idZone: optional(f.ref('ZON')),
    idServiceKind: optional(f.ref('SRV')),
    hours: f.week(),
    /** Of several that hold and are as particular, the highest wins. */
    priority: f.integer({ min: 0, max: 99 }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'idRate', 'idZone', 'idServiceKind', 'priority', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'idRate', 'idZone', 'idServiceKind', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'idRate', 'order', 'status'] },
    { id: 'when', fields: ['idZone', 'idServiceKind', 'priority', 'hours'] },
  ],
});
export type RateStore = Row<typeof rateStore>;
