import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.8 */
export const kitchenOrder = defineResource({
  code: 'KOR',
  route: '/settings/advanced/kitchenOrders',
  owner: 'company',
  service: 'setup',
  name: 'kitchenOrder',
  fields: { code: f.code(), names: f.names(), order: f.order(), status: f.status() },
  list: {
    columns: ['order', 'code', 'names', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'order', 'status'] }],
});
export type KitchenOrder = Row<typeof kitchenOrder>;
export type KitchenOrderLine = Line<typeof kitchenOrder>;
