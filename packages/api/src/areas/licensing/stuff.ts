import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.5 */
export const stuff = defineResource({
  code: 'STF',
  route: '/licenses/properties/stuff',
  owner: 'system',
  service: 'license',
  name: 'stuff',
  fields: {
    code: f.code(),
    names: f.names(),
    idManufacturer: f.ref('MNF'),
    kind: f.choice(
      {
        P: 'printer',
        D: 'cash drawer',
        S: 'scanner',
        W: 'scale',
        C: 'card reader',
        V: 'customer display',
        O: 'other',
      },
      'P',
    ),
    connection: f.choice(
      { U: 'USB', N: 'network', B: 'Bluetooth', S: 'serial', T: 'through the printer' },
      'U',
    ),
    reference: optional(f.text({ max: 40 })),
    serial: optional(f.text({ max: 40, format: 'serial' })),
    price: f.decimal({ min: 0, max: 100_000, scale: 2, unit: 'EUR' }),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'idManufacturer', 'connection', 'price', 'status'],
    search: ['code', 'names', 'reference', 'serial'],
    sort: 'order',
    facets: ['kind', 'idManufacturer', 'connection', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'kind', 'idManufacturer', 'price', 'image', 'order', 'status'] },
    { id: 'technical', fields: ['connection', 'reference', 'serial'] },
  ],
});
export type Stuff = Row<typeof stuff>;
