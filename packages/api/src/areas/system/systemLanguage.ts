import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.11 */
export const systemLanguage = defineResource({
  code: 'SLN',
  route: '/system/regions/systemLanguage',
  owner: 'system',
  service: 'system',
  name: 'systemLanguage',
  fields: {
    code: f.code(),
    names: f.names(),
    iso: f.text({ max: 12, format: 'language', initial: 'en-GB' }),
    ownName: f.text({ max: 60 }),
    direction: f.choice({ L: 'left to right', R: 'right to left' }, 'L'),
    fallback: optional(f.text({ max: 12, format: 'language' })),
    isDefault: f.flag({ exclusive: true }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'ownName', 'iso', 'direction', 'fallback', 'isDefault', 'status'],
    search: ['code', 'names', 'ownName', 'iso'],
    sort: 'order',
    facets: ['direction', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'ownName', 'iso', 'direction', 'fallback', 'isDefault', 'order', 'status'],
    },
  ],
});
export type SystemLanguage = Row<typeof systemLanguage>;
