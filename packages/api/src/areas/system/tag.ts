import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.6 */
export const tag = defineResource({
  code: 'TAG',
  route: '/system/gallery/tag',
  owner: 'system',
  service: 'system',
  name: 'tag',
  fields: {
    code: f.code(),
    names: f.names(),
    idCategory: optional(f.ref('CAT')),
    color: optional(f.text({ max: 7, format: 'colour' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idCategory', 'color', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idCategory', 'status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'idCategory', 'color', 'order', 'status'] }],
});
export type Tag = Row<typeof tag>;
