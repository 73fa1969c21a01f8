import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.9 */
export const businessSource = defineResource({
  code: 'BSR',
  route: '/settings/sales/businessSources',
  owner: 'company',
  service: 'setup',
  name: 'businessSource',
  fields: { code: f.code(), names: f.names(), order: f.order(), status: f.status() },
  list: {
    columns: ['order', 'code', 'names', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'order', 'status'] }],
});
export type BusinessSource = Row<typeof businessSource>;
export type BusinessSourceLine = Line<typeof businessSource>;
