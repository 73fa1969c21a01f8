import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §17.2 */
export const timeService = defineResource({
  code: 'HTS',
  route: '/hub/config/timeServices',
  owner: 'company',
  published: false,
  service: 'hub',
  name: 'timeService',
  fields: {
    code: f.code(),
    names: f.names(),
    idStoreService: f.ref('HSS'),
    from: optional(f.date()),
    until: optional(f.date()),
    hours: f.week(),
    capabilities: f.choices({
      NOW: 'for as soon as possible',
      AHD: 'for a time that the guest chooses',
      PAU: 'paused by the store',
      RSH: 'longer at a rush',
    }),
    /** Minutes between two times that a guest can choose. */
    slotMinutes: f.integer({ min: 5, max: 240, initial: 15 }),
    ordersPerSlot: optional(f.integer({ min: 1, max: 1000 })),
    daysAhead: f.integer({ min: 0, max: 60, initial: 7 }),
    /** Orders end so many minutes before the hours do. */
    closesBefore: f.integer({ min: 0, max: 240, initial: 15 }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'idStoreService',
      'slotMinutes',
      'ordersPerSlot',
      'daysAhead',
      'status',
    ],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStoreService', 'capabilities', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStoreService', 'order', 'status'] },
    { id: 'when', fields: ['from', 'until', 'hours'] },
    {
      id: 'capabilities',
      fields: ['capabilities', 'slotMinutes', 'ordersPerSlot', 'daysAhead', 'closesBefore'],
    },
  ],
  rules: [endsAfterStart],
});
export type TimeService = Row<typeof timeService>;
