import { defineResource, f, type Row } from '../../kernel/index.ts';
import { applications } from '../systems.ts';
import { platforms } from './platforms.ts';

/** docs/product.md §21.8 */
export const classSubscription = defineResource({
  code: 'NCS',
  route: '/notifications/classSubscription',
  owner: 'system',
  service: 'notification',
  name: 'classSubscription',
  // What a person subscribes to themselves is `POST /classSubscription` (docs/product.md §21.10).
  written: 'upload',
  fields: {
    code: f.code(),
    names: f.names(),
    idNotificationClass: f.ref('NCL'),
    application: f.choice(applications, 'CLD'),
    platforms,
    /** Whoever joins has it until they switch it off. */
    byDefault: f.flag({ initial: 'S' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'idNotificationClass',
      'application',
      'platforms',
      'byDefault',
      'status',
    ],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idNotificationClass', 'application', 'platforms', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'idNotificationClass',
        'application',
        'platforms',
        'byDefault',
        'order',
        'status',
      ],
    },
  ],
  demands: { platforms: true },
});
export type ClassSubscription = Row<typeof classSubscription>;
