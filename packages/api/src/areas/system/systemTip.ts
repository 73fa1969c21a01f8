import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.12 */
export const systemTip = defineResource({
  code: 'STP',
  route: '/system/tip',
  owner: 'system',
  service: 'system',
  name: 'systemTip',
  fields: {
    code: f.code(),
    names: f.names(),
    text: f.names(),
    application: f.choice({ CLD: 'console', POS: 'till', KDS: 'kitchen' }, 'CLD'),
    path: optional(f.text({ max: 120, format: 'path' })),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'text', 'application', 'path', 'status'],
    search: ['code', 'names', 'text'],
    sort: 'order',
    facets: ['application', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'text', 'application', 'path', 'image', 'order', 'status'] },
  ],
});
export type SystemTip = Row<typeof systemTip>;
