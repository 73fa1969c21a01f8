import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §16.17 */
export const emitterKind = defineResource({
  code: 'KEK',
  route: '/factorykds/emitterKind',
  owner: 'system',
  service: 'kds',
  name: 'emitterKind',
  fields: {
    code: f.code(),
    names: f.names(),
    services: f.choices({
      '00': 'take in',
      '01': 'take out',
      '02': 'delivery',
      '03': 'external delivery',
    }),
    capabilities: f.choices({
      CRS: 'sends courses',
      NOT: 'sends notes',
      CHG: 'changes what was sent',
      VOD: 'voids what was sent',
      NUM: 'calls by a number',
      PRE: 'paid beforehand',
    }),
    description: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'services', 'capabilities', 'status'],
    search: ['code', 'names', 'description'],
    sort: 'order',
    facets: ['services', 'capabilities', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'services', 'capabilities', 'description', 'order', 'status'],
    },
  ],
});
export type EmitterKind = Row<typeof emitterKind>;
