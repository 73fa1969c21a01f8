import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.8 */
export const area = defineResource({
  code: 'ARE',
  route: '/settings/advanced/areas',
  owner: 'company',
  service: 'setup',
  name: 'area',
  fields: { code: f.code(), names: f.names(), order: f.order(), status: f.status() },
  list: {
    columns: ['order', 'code', 'names', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'order', 'status'] }],
});
export type Area = Row<typeof area>;
export type AreaLine = Line<typeof area>;
