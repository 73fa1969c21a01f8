import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §23.2 */
export const integrator = defineResource({
  code: 'ITG',
  route: '/integrators/integrators',
  owner: 'system',
  service: 'security',
  name: 'integrator',
  fields: {
    code: f.code(),
    names: f.names(),
    legalName: f.text({ max: 120 }),
    scope: f.choice({ CMP: 'company', SYS: 'system' }, 'CMP'),
    contact: optional(f.text({ max: 80 })),
    email: optional(f.text({ max: 254, format: 'email' })),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    url: optional(f.text({ max: 500, format: 'url' })),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'scope', 'contact', 'email', 'country', 'status'],
    search: ['code', 'names', 'legalName', 'contact', 'email'],
    sort: 'order',
    facets: ['scope', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'legalName', 'scope', 'country', 'order', 'status'] },
    { id: 'contact', fields: ['contact', 'email', 'phone', 'url', 'notes'] },
  ],
});
export type Integrator = Row<typeof integrator>;
