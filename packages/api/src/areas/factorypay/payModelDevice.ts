import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §19.6 */
export const payModelDevice = defineResource({
  code: 'FPM',
  route: '/factorypay/modelDevice',
  owner: 'system',
  service: 'pay',
  name: 'payModelDevice',
  fields: {
    code: f.code(),
    names: f.names(),
    manufacturer: f.text({ max: 80 }),
    operatingSystem: f.choice(
      { Windows: 'Windows', Android: 'Android', IOS: 'iOS', Flutter: 'Flutter', Unknown: 'unknown' },
      'Android',
    ),
    reads: f.choices({ CHP: 'chip', CTL: 'contactless', MAG: 'stripe', QRC: 'QR code' }),
    connections: f.choices({ ETH: 'Ethernet', WIF: 'Wi-Fi', MOB: 'mobile', BLU: 'Bluetooth', USB: 'USB' }),
    hasPinPad: f.flag({ initial: 'S' }),
    hasPrinter: f.flag(),
    /** Its approval for the entry of PINs (PCI PTS) ends. */
    approvedUntil: optional(f.date()),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'manufacturer',
      'operatingSystem',
      'reads',
      'approvedUntil',
      'status',
    ],
    search: ['code', 'names', 'manufacturer'],
    sort: 'order',
    facets: ['operatingSystem', 'reads', 'connections', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'manufacturer', 'operatingSystem', 'image', 'order', 'status'],
    },
    { id: 'abilities', fields: ['reads', 'connections', 'hasPinPad', 'hasPrinter', 'approvedUntil'] },
  ],
});
export type PayModelDevice = Row<typeof payModelDevice>;
