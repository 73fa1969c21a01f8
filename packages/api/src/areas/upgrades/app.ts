import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { applications, operatingSystems } from '../systems.ts';

/** docs/product.md §24.1 */
export const app = defineResource({
  code: 'APP',
  route: '/upgrades/app',
  owner: 'system',
  service: 'system',
  name: 'app',
  fields: {
    code: f.code(),
    names: f.names(),
    application: f.choice(applications, 'POS'),
    systems: f.choices(operatingSystems),
    image: f.image(),
    url: optional(f.text({ max: 200, format: 'url' })),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'application', 'systems', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['application', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'application', 'systems', 'image', 'url', 'notes', 'order', 'status'],
    },
  ],
  demands: { systems: true },
});
export type App = Row<typeof app>;
