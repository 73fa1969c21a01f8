import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.23 */
export const allergen = defineResource({
  code: 'ALG',
  route: '/system/configs/allergens',
  owner: 'system',
  service: 'system',
  name: 'allergen',
  fields: {
    code: f.code(),
    names: f.names(),
    image: f.image(),
    /** Has to be declared by Regulation (EU) 1169/2011, annex II. */
    isLegal: f.flag(),
    examples: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'isLegal', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['isLegal', 'status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'isLegal', 'examples', 'image', 'order', 'status'] }],
});
export type Allergen = Row<typeof allergen>;
