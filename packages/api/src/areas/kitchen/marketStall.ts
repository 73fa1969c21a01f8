import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.34 */
export const marketStall = defineResource({
  code: 'KMS',
  route: '/kds/config/marketStalls',
  owner: 'store',
  published: false,
  service: 'kds',
  name: 'marketStall',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    color: optional(f.text({ max: 7, format: 'colour' })),
    sections: f.list({ idSection: f.ref('KSC') }),
    monitors: f.list({ idMonitor: f.ref('KMN') }),
    /** Whose orders it takes in its shift; none: everybody's. */
    emitters: f.choices({ POS: 'till', KSK: 'kiosk', QR: 'table', HUB: 'ordering hub' }),
    hours: f.week(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'emitters', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'color', 'order', 'status'] },
    { id: 'kitchen', fields: ['sections', 'monitors'] },
    { id: 'shift', fields: ['emitters', 'hours'] },
  ],
  demands: { sections: true },
});
export type MarketStall = Row<typeof marketStall>;
