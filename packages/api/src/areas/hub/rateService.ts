import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §17.3 */
export const rateService = defineResource({
  code: 'HRS',
  route: '/hub/config/rateServices',
  owner: 'company',
  published: false,
  service: 'hub',
  name: 'rateService',
  fields: {
    code: f.code(),
    names: f.names(),
    idStoreService: f.ref('HSS'),
    idRate: f.ref('RTE', { only: { kind: ['1'] } }),
    /** Of several that hold, the one with the highest. */
    priority: f.integer({ min: 0, max: 100 }),
    from: optional(f.date()),
    until: optional(f.date()),
    hours: f.week(),
    capabilities: f.choices({
      DSC: 'discounts hold',
      PCK: 'packs are offered',
      SUP: 'supplements are charged',
      TIP: 'tips are proposed',
    }),
    /** For bringing an order, and from which total on nothing is charged. */
    fee: f.money(),
    freeFrom: optional(f.money()),
    /** On each price of the rate; below 0 it is taken off. */
    surcharge: f.decimal({ min: -100, max: 100, scale: 2, unit: '%' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStoreService', 'idRate', 'surcharge', 'fee', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStoreService', 'idRate', 'capabilities', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'idStoreService', 'idRate', 'priority', 'order', 'status'],
    },
    { id: 'when', fields: ['from', 'until', 'hours'] },
    { id: 'capabilities', fields: ['capabilities', 'surcharge', 'fee', 'freeFrom'] },
  ],
  rules: [endsAfterStart],
});
export type RateService = Row<typeof rateService>;
