import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §17.1 */
export const storeService = defineResource({
  code: 'HSS',
  route: '/hub/config/storeServices',
  owner: 'company',
  published: false,
  service: 'hub',
  name: 'storeService',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    idServiceKind: f.ref('SRV'),
    /** Where such orders come from; empty: from wherever. */
    idBusinessSource: optional(f.ref('BSR')),
    /** Minutes from an order to when it is ready. */
    leadMinutes: f.integer({ min: 0, max: 1440, initial: 20 }),
    minimum: optional(f.money()),
    capabilities: f.choices({
      AHD: 'ordered ahead',
      NOT: 'notes of the guest',
      ONL: 'paid online',
      DOR: 'paid on handing over',
      TIP: 'tips',
      CPN: 'vouchers',
      CNL: 'cancelled by the guest',
    }),
    /** By the store alone, or without anybody. */
    acceptance: f.choice({ M: 'by hand', A: 'at once' }, 'M'),
    /** Orders at the same time; empty: any number. */
    maxOrders: optional(f.integer({ min: 1, max: 1000 })),
    reach: f.choice({ N: 'collected', R: 'radius', A: 'postcodes' }, 'N'),
    /** Kilometres from the store. */
    radius: f.decimal({
      min: 0.1,
      max: 100,
      scale: 1,
      unit: 'km',
      initial: '3',
      when: (r) => r.reach === 'R',
    }),
    zips: f.list({ zip: f.text({ max: 12 }) }, { when: (r) => r.reach === 'A' }),
    /** Empty: in every region. */
    regions: f.list({ idRegion: f.ref('RGN') }),
    /** What cannot be kept out of a dish here. */
    allergens: f.list({ idAllergen: f.ref('ALG') }),
    allergenNote: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'idServiceKind', 'leadMinutes', 'minimum', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'idServiceKind', 'idBusinessSource', 'reach', 'capabilities', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idStore',
        'idServiceKind',
        'idBusinessSource',
        'leadMinutes',
        'minimum',
        'order',
        'status',
      ],
    },
    { id: 'capabilities', fields: ['capabilities', 'acceptance', 'maxOrders'] },
    { id: 'regions', fields: ['reach', 'radius', 'zips', 'regions'] },
    { id: 'allergens', fields: ['allergens', 'allergenNote'] },
  ],
  demands: { zips: (r) => r.reach === 'A' },
});
export type StoreService = Row<typeof storeService>;
