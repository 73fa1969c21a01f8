import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §23.3 */
export const integratorApp = defineResource({
  code: 'ITA',
  route: '/integrators/integratorApps',
  owner: 'system',
  service: 'security',
  name: 'integratorApp',
  fields: {
    code: f.code(),
    names: f.names(),
    idIntegrator: f.ref('ITG'),
    scope: f.choice({ CMP: 'company', SYS: 'system', API: 'API' }, 'CMP'),
    stage: f.choice({ DEV: 'being made', REV: 'being reviewed', LIV: 'in use', RET: 'withdrawn' }, 'DEV'),
    image: f.image(),
    url: optional(f.text({ max: 500, format: 'url' })),
    /** Where the platform tells it of changes. */
    callback: optional(f.text({ max: 500, format: 'url' })),
    callsPerMinute: f.integer({ min: 1, max: 6000, initial: 60 }),
    description: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idIntegrator', 'scope', 'stage', 'callsPerMinute', 'status'],
    search: ['code', 'names', 'url'],
    sort: 'order',
    facets: ['idIntegrator', 'scope', 'stage', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'idIntegrator', 'scope', 'stage', 'image', 'description', 'order', 'status'],
    },
    { id: 'connection', fields: ['url', 'callback', 'callsPerMinute'] },
  ],
});
export type IntegratorApp = Row<typeof integratorApp>;
