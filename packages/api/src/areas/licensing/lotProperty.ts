import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.10 */
export const lotProperty = defineResource({
  code: 'LOT',
  route: '/licenses/properties/lotProperty',
  owner: 'system',
  service: 'license',
  name: 'lotProperty',
  fields: {
    code: f.code(),
    names: f.names(),
    idManufacturer: f.ref('MNF'),
    idDeviceModel: f.ref('DVM'),
    quantity: f.integer({ min: 1, max: 500, initial: 1 }),
    state: f.choice({ O: 'open', B: 'blocked' }, 'O'),
    received: optional(f.date()),
    notes: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'idManufacturer',
      'idDeviceModel',
      'quantity',
      'received',
      'state',
      'status',
    ],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idManufacturer', 'idDeviceModel', 'state', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idManufacturer',
        'idDeviceModel',
        'quantity',
        'state',
        'received',
        'notes',
        'order',
        'status',
      ],
    },
  ],
});
export type LotProperty = Row<typeof lotProperty>;
