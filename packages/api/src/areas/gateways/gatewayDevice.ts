import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §23.6 */
export const gatewayDevice = defineResource({
  code: 'GWD',
  route: '/factorygateway/devices',
  owner: 'system',
  service: 'security',
  name: 'gatewayDevice',
  fields: {
    code: f.code(),
    names: f.names(),
    idGateway: f.ref('GWY'),
    serial: f.text({ max: 40, format: 'serial' }),
    board: optional(f.text({ max: 17, format: 'board_serial' })),
    /** Companies are not the platform's own, so that they are named by their codes. */
    companyCode: f.text({ max: 20, format: 'code' }),
    storeCode: optional(f.text({ max: 20, format: 'code' })),
    installed: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idGateway', 'serial', 'companyCode', 'storeCode', 'status'],
    search: ['code', 'names', 'serial', 'board', 'companyCode', 'storeCode'],
    sort: 'order',
    facets: ['idGateway', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idGateway',
        'serial',
        'board',
        'companyCode',
        'storeCode',
        'installed',
        'order',
        'status',
      ],
    },
  ],
});
export type GatewayDevice = Row<typeof gatewayDevice>;
