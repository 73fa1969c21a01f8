import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.30 */
export const digitalSignage = defineResource({
  code: 'SGN',
  route: '/settings/devices/digitalSignage',
  owner: 'store',
  published: false,
  service: 'setup',
  name: 'digitalSignage',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    orientation: f.choice({ L: 'landscape', P: 'portrait' }, 'L'),
    /** When its screens play; empty: always. */
    hours: f.week(),
    /** What they play, one after the other and from the beginning again. */
    stories: f.list({
      idStory: f.ref('SGS'),
      seconds: f.integer({ min: 3, max: 600, initial: 10 }),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'orientation', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'orientation', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'orientation', 'order', 'status'] },
    { id: 'stories', fields: ['stories'] },
    { id: 'when', fields: ['hours'] },
  ],
  demands: { stories: true },
});
export type DigitalSignage = Row<typeof digitalSignage>;
