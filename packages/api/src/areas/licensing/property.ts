import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §18.1 */
export const property = defineResource({
  code: 'PRP',
  route: '/licenses/properties/property',
  owner: 'system',
  service: 'license',
  name: 'property',
  fields: {
    code: f.code(),
    names: f.names(),
    key: f.text({ max: 60, format: 'action_code' }),
    type: f.choice({ N: 'number', F: 'flag', T: 'text' }, 'N'),
    number: f.integer({ min: 0, max: 1_000_000, when: (r) => r.type === 'N' }),
    flag: f.flag({ when: (r) => r.type === 'F' }),
    text: optional(f.text({ max: 100, when: (r) => r.type === 'T' })),
    notes: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'key', 'type', 'number', 'status'],
    search: ['code', 'names', 'key'],
    sort: 'order',
    facets: ['type', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'key', 'type', 'number', 'flag', 'text', 'notes', 'order', 'status'],
    },
  ],
});
export type Property = Row<typeof property>;
