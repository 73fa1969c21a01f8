import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { platforms } from './platforms.ts';

/** docs/product.md §21.4 */
export const notificationType = defineResource({
  code: 'NTY',
  route: '/notifications/types',
  owner: 'system',
  service: 'notification',
  name: 'notificationType',
  fields: {
    code: f.code(),
    names: f.names(),
    idNotificationClass: f.ref('NCL'),
    /** Whom it is told: people of a store, of a company, or the platform's. */
    audience: f.choice({ STR: 'store', CMP: 'company', SYS: 'platform' }, 'CMP'),
    platforms,
    /** Page of the console that it opens. */
    path: optional(f.text({ max: 200, format: 'path' })),
    keptDays: f.integer({ min: 1, max: 730, initial: 30 }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idNotificationClass', 'audience', 'platforms', 'keptDays', 'status'],
    search: ['code', 'names', 'path'],
    sort: 'order',
    facets: ['idNotificationClass', 'audience', 'platforms', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idNotificationClass',
        'audience',
        'platforms',
        'path',
        'keptDays',
        'order',
        'status',
      ],
    },
  ],
});
export type NotificationType = Row<typeof notificationType>;
