import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.27 */
export const departmentGroup = defineResource({
  code: 'DPG',
  route: '/settings/sales/departmentGroups',
  owner: 'company',
  published: false,
  service: 'setup',
  name: 'departmentGroup',
  fields: {
    code: f.code(),
    names: f.names(),
    departments: f.list({ idDepartment: f.ref('DPT') }),
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
    { id: 'departments', fields: ['departments'] },
  ],
  demands: { departments: true },
});
export type DepartmentGroup = Row<typeof departmentGroup>;
