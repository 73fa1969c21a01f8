import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';

/** docs/product.md §23.9 */
export const securityProfile = defineResource({
  code: 'SPF',
  route: '/security/profiles',
  owner: 'system',
  service: 'security',
  name: 'securityProfile',
  fields: {
    code: f.code(),
    names: f.names(),
    type: f.choice({ USR: 'user', API: 'API' }, 'USR'),
    scope: f.choice({ CMP: 'company', SYS: 'system', API: 'API' }, 'CMP'),
    description: optional(f.text({ max: 500, long: true })),
    permissions: f.list({
      action: f.text({ max: 80, format: 'action_code' }),
      state: f.choice({ GRN: 'granted', DEN: 'denied' }, 'GRN'),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'type', 'scope', 'description', 'status'],
    search: ['code', 'names', 'permissions'],
    sort: 'order',
    facets: ['type', 'scope', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'type', 'scope', 'description', 'order', 'status'] },
    { id: 'permissions', fields: ['permissions'] },
  ],
  rules: [({ permissions }) => differ('permissions', 'action', permissions, ({ action }) => action)],
});
export type SecurityProfile = Row<typeof securityProfile>;
