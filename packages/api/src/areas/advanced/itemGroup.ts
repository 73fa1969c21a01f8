import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.11 */
export const itemGroup = defineResource({
  code: 'PGR',
  route: '/settings/advanced/groups',
  owner: 'company',
  service: 'setup',
  name: 'itemGroup',
  fields: {
    code: f.code(),
    names: f.names(),
    products: f.list({ idProduct: f.ref('ART') }),
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
    { id: 'products', fields: ['products'] },
  ],
});
export type ProductGroup = Row<typeof itemGroup>;
export type ProductGroupLine = Line<typeof itemGroup>;
