import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.6 */
export const subdepartment = defineResource({
  code: 'SDP',
  route: '/settings/sales/subdepartments',
  owner: 'company',
  service: 'setup',
  name: 'subdepartment',
  fields: {
    code: f.code(),
    names: f.names(),
    idDepartment: f.ref('DPT'),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idDepartment', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idDepartment', 'status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'idDepartment', 'image', 'order', 'status'] }],
});
export type Subdepartment = Row<typeof subdepartment>;
export type SubdepartmentLine = Line<typeof subdepartment>;
