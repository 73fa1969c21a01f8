import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §21.7 */
export const applePush = defineResource({
  code: 'NAP',
  route: '/notifications/applePush',
  owner: 'system',
  service: 'notification',
  name: 'applePush',
  fields: {
    code: f.code(),
    names: f.names(),
    idApp: f.ref('APP'),
    teamId: f.text({ max: 10, format: 'unspaced' }),
    keyId: f.text({ max: 10, format: 'unspaced' }),
    topic: f.text({ max: 155, format: 'unspaced' }),
    environment: f.choice({ S: 'sandbox', P: 'production' }, 'P'),
    key: f.secret({ min: 100, max: 2000, long: true }),
    expires: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idApp', 'teamId', 'topic', 'environment', 'expires', 'status'],
    search: ['code', 'names', 'teamId', 'keyId', 'topic'],
    sort: 'order',
    facets: ['idApp', 'environment', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idApp', 'topic', 'environment', 'order', 'status'] },
    { id: 'key', fields: ['teamId', 'keyId', 'key', 'expires'] },
  ],
});
export type ApplePush = Row<typeof applePush>;
