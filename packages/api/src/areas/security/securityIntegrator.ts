import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §23.10 */
export const securityIntegrator = defineResource({
  code: 'SIN',
  route: '/security/integrator',
  owner: 'system',
  service: 'security',
  name: 'securityIntegrator',
  fields: {
    code: f.code(),
    names: f.names(),
    idIntegratorApp: f.ref('ITA'),
    idSecurityProfile: f.ref('SPF', { only: { type: ['API'] } }),
    /** None: every company that lets it. */
    companyCode: optional(f.text({ max: 20, format: 'code' })),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'idIntegratorApp',
      'idSecurityProfile',
      'companyCode',
      'until',
      'status',
    ],
    search: ['code', 'names', 'companyCode'],
    sort: 'order',
    facets: ['idIntegratorApp', 'idSecurityProfile', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idIntegratorApp',
        'idSecurityProfile',
        'companyCode',
        'from',
        'until',
        'order',
        'status',
      ],
    },
  ],
  rules: [endsAfterStart],
});
export type SecurityIntegrator = Row<typeof securityIntegrator>;
