import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.31; its code is what a till asks for. */
export const employeePermission = defineResource({
  code: 'EPM',
  route: '/system/configs/employeePermissions',
  owner: 'system',
  service: 'system',
  name: 'employeePermission',
  fields: {
    code: f.code(),
    names: f.names(),
    topic: f.choice(
      { SALE: 'sale', PRICE: 'prices', CASH: 'cash', TABLE: 'tables', REPORT: 'reports', SETUP: 'set-up' },
      'SALE',
    ),
    notes: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'topic', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['topic', 'status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'topic', 'notes', 'order', 'status'] }],
});
export type EmployeePermission = Row<typeof employeePermission>;
