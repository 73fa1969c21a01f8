import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.32 */
export const employeePermissionGroup = defineResource({
  code: 'EPG',
  route: '/system/configs/employeePermissionGroups',
  owner: 'company',
  service: 'setup',
  name: 'employeePermissionGroup',
  fields: {
    code: f.code(),
    names: f.names(),
    permissions: f.list({ idPermission: f.ref('EPM') }),
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
    { id: 'permissions', fields: ['permissions'] },
  ],
});
export type EmployeePermissionGroup = Row<typeof employeePermissionGroup>;
