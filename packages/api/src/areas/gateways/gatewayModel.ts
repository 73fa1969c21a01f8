import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §23.4 */
export const gatewayModel = defineResource({
  code: 'GWM',
  route: '/factorygateway/models',
  owner: 'system',
  service: 'security',
  name: 'gatewayModel',
  fields: {
    code: f.code(),
    names: f.names(),
    purpose: f.choice({ FSC: 'fiscal', INT: 'integrator' }, 'FSC'),
    manufacturer: f.text({ max: 80 }),
    operatingSystem: f.choice(
      { Windows: 'Windows', Android: 'Android', IOS: 'iOS', Flutter: 'Flutter', Unknown: 'unknown' },
      'Windows',
    ),
    /** The oldest that still works with the platform. */
    leastBuild: optional(f.text({ max: 40, format: 'build_number' })),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'purpose', 'manufacturer', 'operatingSystem', 'leastBuild', 'status'],
    search: ['code', 'names', 'manufacturer'],
    sort: 'order',
    facets: ['purpose', 'operatingSystem', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'purpose',
        'manufacturer',
        'operatingSystem',
        'leastBuild',
        'notes',
        'order',
        'status',
      ],
    },
  ],
});
export type GatewayModel = Row<typeof gatewayModel>;
