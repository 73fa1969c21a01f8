import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §17.5 */
export const orderingService = defineResource({
  code: 'HOS',
  route: '/factoryhub/orderingService',
  owner: 'system',
  service: 'hub',
  name: 'orderingService',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice(
      { M: 'marketplace', S: 'own shop', K: 'kiosk', Q: 'QR at the table', C: 'call centre' },
      'M',
    ),
    idConnector: optional(f.ref('HCN')),
    url: optional(f.text({ max: 500, format: 'url' })),
    commission: f.decimal({ min: 0, max: 100, scale: 2, unit: '%' }),
    image: f.image(),
    /** Of what becomes of an order, what the service is told. */
    statuses: f.choices({
      PLN: 'planned',
      PRC: 'processed',
      SNT: 'sent',
      RCV: 'received',
      ACP: 'accepted',
      PST: 'production started',
      PCO: 'production complete',
      PPK: 'picked up',
      DLV: 'delivered',
      RJT: 'rejected',
      CNS: 'cancelled with a listed reason',
      CNC: 'cancelled with a reason in words',
      CRC: 'cancelled by the guest',
    }),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'idConnector', 'commission', 'url', 'status'],
    search: ['code', 'names', 'url'],
    sort: 'order',
    facets: ['kind', 'idConnector', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'kind', 'idConnector', 'url', 'commission', 'image', 'order', 'status'],
    },
    { id: 'statuses', fields: ['statuses', 'notes'] },
  ],
});
export type OrderingService = Row<typeof orderingService>;
