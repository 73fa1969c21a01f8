import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.41 */
export const saleOrder = defineResource({
  code: 'SOR',
  route: '/settings/sales/orders',
  owner: 'company',
  service: 'setup',
  name: 'saleOrder',
  fields: {
    code: f.code(),
    names: f.names(),
    /** None: it holds in all stores that have none of their own. */
    idStore: optional(f.ref('STR')),
    /** What stands first, in this order; the others follow in their own. */
    departments: f.list({ idDepartment: f.ref('DPT', { leaves: true }) }),
    products: f.list({ idProduct: f.ref('ART', { leaves: true }) }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'order', 'status'] },
    { id: 'keys', fields: ['departments', 'products'] },
  ],
  first: ['names', 'idStore'],
});
export type SaleOrder = Row<typeof saleOrder>;
