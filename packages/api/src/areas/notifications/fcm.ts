import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §21.6 */
export const fcm = defineResource({
  code: 'NFC',
  route: '/notifications/fcm',
  owner: 'system',
  service: 'notification',
  name: 'fcm',
  fields: {
    code: f.code(),
    names: f.names(),
    idApp: f.ref('APP'),
    projectId: f.text({ max: 60, format: 'unspaced' }),
    senderId: f.text({ max: 18, format: 'number_id' }),
    /** Of the account that sends, as Google gives it out: one line of JSON. */
    key: f.secret({ min: 100, max: 6000, long: true }),
    expires: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idApp', 'projectId', 'senderId', 'expires', 'status'],
    search: ['code', 'names', 'projectId', 'senderId'],
    sort: 'order',
    facets: ['idApp', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idApp', 'projectId', 'senderId', 'order', 'status'] },
    { id: 'key', fields: ['key', 'expires'] },
  ],
});
export type Fcm = Row<typeof fcm>;
