import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.29 */
export const signageStory = defineResource({
  code: 'SGS',
  route: '/devices/digitalSignage/stories',
  owner: 'company',
  published: false,
  service: 'setup',
  name: 'signageStory',
  fields: {
    code: f.code(),
    names: f.names(),
    image: f.image(),
    /** What is written on the picture. */
    words: optional(f.names()),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'from', 'until', 'status'],
    search: ['code', 'names', 'words'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'image', 'words', 'order', 'status'] },
    { id: 'when', fields: ['from', 'until'] },
  ],
  demands: { image: ({ words }) => words === null },
  rules: [
    (r) =>
      r.from !== null && r.until !== null && r.until < r.from
        ? { path: 'until', code: 'before_start' }
        : undefined,
  ],
});
export type SignageStory = Row<typeof signageStory>;
