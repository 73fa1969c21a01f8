import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.39 */
export const language = defineResource({
  code: 'LNG',
  route: '/settings/basics/languages',
  owner: 'company',
  service: 'setup',
  name: 'language',
  fields: {
    code: f.code(),
    names: f.names(),
    iso: f.text({ max: 12, format: 'language' }),
    isDefault: f.flag({ exclusive: true }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'iso', 'isDefault', 'status'],
    search: ['code', 'names', 'iso'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['iso', 'names', 'code', 'isDefault', 'order', 'status'] }],
  claims: { iso: ['iso'] },
});
export type Language = Row<typeof language>;
