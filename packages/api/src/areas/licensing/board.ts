import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.4 */
export const board = defineResource({
  code: 'BRD',
  route: '/licenses/board',
  owner: 'system',
  service: 'license',
  name: 'board',
  fields: {
    code: f.code(),
    names: f.names(),
    serial: f.text({ max: 17, format: 'board_serial' }),
    idDeviceModel: f.ref('DVM'),
    idLotProperty: optional(f.ref('LOT')),
    state: f.choice({ S: 'in stock', U: 'in use', R: 'in repair', L: 'lost or stolen', X: 'scrapped' }, 'S'),
    received: optional(f.date()),
    warrantyUntil: optional(f.date()),
    notes: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'serial', 'idDeviceModel', 'state', 'warrantyUntil', 'status'],
    search: ['code', 'names', 'serial'],
    sort: 'order',
    facets: ['idDeviceModel', 'idLotProperty', 'state', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'serial', 'idDeviceModel', 'state', 'order', 'status'] },
    { id: 'history', fields: ['idLotProperty', 'received', 'warrantyUntil', 'notes'] },
  ],
  rules: [
    (r) =>
      r.received !== null && r.warrantyUntil !== null && r.warrantyUntil < r.received
        ? { path: 'warrantyUntil', code: 'before_start' }
        : undefined,
  ],
});
export type Board = Row<typeof board>;
