import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { operatingSystems } from '../systems.ts';

/** docs/product.md §24.9 */
export const repository = defineResource({
  code: 'RPS',
  route: '/system/configs/repository',
  owner: 'system',
  service: 'system',
  name: 'repository',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ D: 'driver', F: 'firmware', T: 'template', M: 'manual', O: 'other' }, 'D'),
    system: f.choice(operatingSystems, 'Unknown'),
    fileName: f.text({ max: 120, format: 'filename' }),
    build: f.text({ max: 40, format: 'build_number' }),
    url: f.text({ max: 300, format: 'url' }),
    fingerprint: f.text({ max: 64, format: 'fingerprint' }),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'fileName', 'build', 'system', 'status'],
    search: ['code', 'names', 'fileName', 'build'],
    sort: 'order',
    facets: ['kind', 'system', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'kind', 'system', 'notes', 'order', 'status'] },
    { id: 'file', fields: ['fileName', 'build', 'url', 'fingerprint'] },
  ],
});
export type Repository = Row<typeof repository>;
