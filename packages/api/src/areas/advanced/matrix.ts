import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.12 */
export const matrix = defineResource({
  code: 'MTX',
  route: '/settings/advanced/matrixes',
  owner: 'company',
  service: 'setup',
  name: 'matrix',
  fields: {
    code: f.code(),
    names: f.names(),
    rows: f.list({ code: f.text({ max: 10, format: 'code' }), names: f.names() }),
    columns: f.list({ code: f.text({ max: 10, format: 'code' }), names: f.names() }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'order', 'status'] },
    { id: 'rows', fields: ['rows'] },
    { id: 'columns', fields: ['columns'] },
  ],
  demands: { rows: true },
});
export type Matrix = Row<typeof matrix>;
export type MatrixLine = Line<typeof matrix>;
