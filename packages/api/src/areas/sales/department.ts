import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.6 */
export const department = defineResource({
  code: 'DPT',
  route: '/settings/sales/departments',
  owner: 'company',
  service: 'setup',
  name: 'department',
  tree: { of: 'SDP', by: 'idDepartment', counts: 'ART' },
  fields: {
    code: f.code(),
    names: f.names(),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'image', 'order', 'status'] }],
});
export type Department = Row<typeof department>;
export type DepartmentLine = Line<typeof department>;
