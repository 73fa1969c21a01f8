import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';

/** docs/product.md §8.43 */
export const photo = defineResource({
  code: 'IMG',
  route: '/system/gallery/image',
  owner: 'company',
  published: false,
  service: 'storage',
  name: 'photo',
  fields: {
    code: f.code(),
    names: f.names(),
    image: f.image(),
    idCategory: optional(f.ref('CAT')),
    tags: f.list({ idTag: f.ref('TAG') }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idCategory', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idCategory', 'status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'image', 'idCategory', 'tags', 'order', 'status'] }],
  demands: { image: true },
  rules: [({ tags }) => differ('tags', 'idTag', tags, ({ idTag }) => idTag)],
});
export type Photo = Row<typeof photo>;
