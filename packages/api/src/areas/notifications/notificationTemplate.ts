import { defineResource, f, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';
import { platforms } from './platforms.ts';

/** docs/product.md §21.5 */
export const notificationTemplate = defineResource({
  code: 'NTP',
  route: '/notifications/templates',
  owner: 'system',
  service: 'notification',
  name: 'notificationTemplate',
  fields: {
    code: f.code(),
    names: f.names(),
    idNotificationType: f.ref('NTY'),
    platforms,
    texts: f.list({
      language: f.text({ max: 20, format: 'language' }),
      title: f.text({ max: 120 }),
      body: f.text({ max: 2000, long: true }),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idNotificationType', 'platforms', 'status'],
    search: ['code', 'names', 'texts'],
    sort: 'order',
    facets: ['idNotificationType', 'platforms', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idNotificationType', 'platforms', 'order', 'status'] },
    { id: 'texts', fields: ['texts'] },
  ],
  demands: { texts: true },
  rules: [({ texts }) => differ('texts', 'language', texts, ({ language }) => language)],
});
export type NotificationTemplate = Row<typeof notificationTemplate>;
