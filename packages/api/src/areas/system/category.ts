import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.5 */
export const category = defineResource({
  code: 'CAT',
  route: '/system/gallery/category',
  owner: 'system',
  service: 'system',
  name: 'category',
  fields: {
    code: f.code(),
    names: f.names(),
    uses: f.choices({
      P: 'products',
      D: 'departments',
      K: 'kiosk',
      S: 'screens',
      A: 'advertising',
    }),
    color: optional(f.text({ max: 7, format: 'colour' })),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'uses', 'image', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'uses', 'color', 'image', 'order', 'status'] }],
});
export type Category = Row<typeof category>;
