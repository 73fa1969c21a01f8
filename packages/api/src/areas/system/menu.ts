import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';

/** docs/product.md §24.13 */
export const menu = defineResource({
  code: 'MNU',
  route: '/system/configs/menus',
  owner: 'system',
  service: 'system',
  name: 'menu',
  fields: {
    code: f.code(),
    names: f.names(),
    /** Of the host names that it is for; none: of all that have no menu of their own. */
    brand: optional(f.text({ max: 20, format: 'alpha_code' })),
    branches: f.list({
      branch: f.choice(
        {
          sales: 'sales',
          menu: 'menu',
          prices: 'prices',
          team: 'team',
          kitchen: 'kitchen',
          purchases: 'purchases',
          ordering: 'ordering',
          cards: 'cards',
          publishing: 'publishing',
          settings: 'settings',
          licences: 'licences',
          payments: 'payments',
          platform: 'platform',
          security: 'security',
          integrations: 'integrations',
          upgrades: 'upgrades',
          notifications: 'notifications',
        },
        'sales',
      ),
      names: optional(f.names()),
      hidden: f.flag(),
      entries: f.lines({ path: f.text({ max: 200, format: 'path' }), hidden: f.flag() }),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'brand', 'status'],
    search: ['code', 'names', 'brand'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'brand', 'order', 'status'] },
    { id: 'branches', fields: ['branches'] },
  ],
  rules: [(r) => differ('branches', 'branch', r.branches, ({ branch }) => branch)],
});
export type Menu = Row<typeof menu>;
