import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §23.5 */
export const gateway = defineResource({
  code: 'GWY',
  route: '/factorygateway/gateways',
  owner: 'system',
  service: 'security',
  name: 'gateway',
  fields: {
    code: f.code(),
    names: f.names(),
    idGatewayModel: f.ref('GWM'),
    url: f.text({ max: 500, format: 'url' }),
    build: optional(f.text({ max: 40, format: 'build_number' })),
    maxDevices: f.integer({ min: 1, max: 100_000, initial: 100 }),
    /** Seconds until a request counts as failed, and how often it is tried. */
    timeout: f.integer({ min: 1, max: 120, initial: 15 }),
    attempts: f.integer({ min: 1, max: 20, initial: 3 }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idGatewayModel', 'url', 'build', 'maxDevices', 'status'],
    search: ['code', 'names', 'url'],
    sort: 'order',
    facets: ['idGatewayModel', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idGatewayModel', 'url', 'build', 'order', 'status'] },
    { id: 'limits', fields: ['maxDevices', 'timeout', 'attempts'] },
  ],
});
export type Gateway = Row<typeof gateway>;
