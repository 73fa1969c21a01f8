import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { applications } from '../systems.ts';
import { platforms } from './platforms.ts';

/** docs/product.md §21.9 */
export const notificationSubscription = defineResource({
  code: 'NSB',
  route: '/notifications/subscription',
  owner: 'system',
  service: 'notification',
  name: 'notificationSubscription',
  fields: {
    code: f.code(),
    names: f.names(),
    email: f.text({ max: 254, format: 'email' }),
    idNotificationClass: f.ref('NCL'),
    /** None: all types of the class. */
    idNotificationType: optional(f.ref('NTY')),
    application: f.choice(applications, 'CLD'),
    platforms,
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'email',
      'idNotificationClass',
      'idNotificationType',
      'application',
      'platforms',
      'status',
    ],
    search: ['code', 'names', 'email'],
    sort: 'order',
    facets: ['idNotificationClass', 'application', 'platforms', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'email',
        'idNotificationClass',
        'idNotificationType',
        'application',
        'platforms',
        'order',
        'status',
      ],
    },
  ],
  demands: { platforms: true },
});
export type NotificationSubscription = Row<typeof notificationSubscription>;
