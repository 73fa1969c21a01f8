import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §21.3 */
export const notificationClass = defineResource({
  code: 'NCL',
  route: '/notifications/classes',
  owner: 'system',
  service: 'notification',
  name: 'notificationClass',
  fields: {
    code: f.code(),
    names: f.names(),
    severity: f.choice({ I: 'information', W: 'warning', U: 'urgent' }, 'I'),
    /** Nobody can do without it. */
    isMandatory: f.flag(),
    color: optional(f.text({ max: 7, format: 'colour' })),
    description: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'severity', 'isMandatory', 'description', 'status'],
    search: ['code', 'names', 'description'],
    sort: 'order',
    facets: ['severity', 'isMandatory', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'severity', 'isMandatory', 'color', 'description', 'order', 'status'],
    },
  ],
});
export type NotificationClass = Row<typeof notificationClass>;
