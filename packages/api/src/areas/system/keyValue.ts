import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.10 */
export const keyValue = defineResource({
  code: 'KVL',
  route: '/system/regions/keyValues',
  owner: 'system',
  service: 'system',
  name: 'keyValue',
  fields: {
    code: f.code(),
    names: f.names(),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    keyValue: f.text({ max: 200, format: 'key_value' }),
    notes: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'country', 'keyValue', 'status'],
    search: ['code', 'names', 'country', 'keyValue'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'country', 'keyValue', 'notes', 'order', 'status'] }],
});
export type KeyValue = Row<typeof keyValue>;
