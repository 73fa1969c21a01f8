import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §23.7 */
export const gatewayIntegrator = defineResource({
  code: 'GWI',
  route: '/factorygateway/integrators',
  owner: 'system',
  service: 'security',
  name: 'gatewayIntegrator',
  fields: {
    code: f.code(),
    names: f.names(),
    idIntegrator: f.ref('ITG'),
    idGateway: f.ref('GWY'),
    scope: f.choice({ CMP: 'company', SYS: 'system' }, 'CMP'),
    requestsPerMinute: f.integer({ min: 1, max: 6000, initial: 60 }),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idIntegrator', 'idGateway', 'scope', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idIntegrator', 'idGateway', 'scope', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idIntegrator',
        'idGateway',
        'scope',
        'requestsPerMinute',
        'from',
        'until',
        'order',
        'status',
      ],
    },
  ],
  rules: [endsAfterStart],
});
export type GatewayIntegrator = Row<typeof gatewayIntegrator>;
